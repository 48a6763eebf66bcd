"""Where games are studied: very many of them simulated, single ones analysed."""
