// Made by `make types` from src/teerling/house/messages.py and the games' boards (board.py): change it there.

export interface paths {
  "/api/analysis": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** AnalyseRecord */
    post: operations["ApiAnalysisAnalyseRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/days": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** CompareDay */
    post: operations["ApiDaysCompareDay"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/follow": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Follow */
    post: operations["ApiFollowFollow"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ListGames */
    get: operations["ApiGamesListGames"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/games/{name}/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** ListOptions */
    post: operations["ApiGamesNameOptionsListOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/health": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Health */
    get: operations["ApiHealthHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Join */
    post: operations["ApiJoinJoin"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** ImportRecord */
    post: operations["ApiReplayImportRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/replay/{name}/steps": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ShowImported */
    get: operations["ApiReplayNameStepsShowImported"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/rules/{name}/{language}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ShowRules */
    get: operations["ApiRulesNameLanguageShowRules"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/scenarios": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** OpenScenario */
    post: operations["ApiScenariosOpenScenario"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** OpenTable */
    post: operations["ApiTablesOpenTable"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{code}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Look */
    get: operations["ApiTablesCodeLook"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{code}/qr.svg": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Qr */
    get: operations["ApiTablesCodeQrSvgQr"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{id}/analysis": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** AnalyseTable */
    post: operations["ApiTablesIdAnalysisAnalyseTable"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{id}/record": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ShowRecord */
    get: operations["ApiTablesIdRecordShowRecord"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{id}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ShowReplay */
    get: operations["ApiTablesIdReplayShowReplay"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/tables/{id}/replay/steps": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ShowSteps */
    get: operations["ApiTablesIdReplayStepsShowSteps"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/words/{name}/{language}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** ShowWords */
    get: operations["ApiWordsNameLanguageShowWords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Account
     * @description How a seat's points came about, and how to look at them.
     *
     *         `among` is what was agreed besides the usual, as far as it decides how many points are good: only results with the
     *         same can be compared. `usual` is what somebody gets who thinks one step ahead, `perfect` what best play gets on
     *         average; nothing where that is not known.
     */
    Account: {
      among: {
        [key: string]: string;
      };
      lines: components["schemas"]["ScoreLine"][];
      perfect: number | null;
      usual: number | null;
    };
    AddvantageAbout:
      | components["schemas"]["AddvantageArrange"]
      | components["schemas"]["AddvantageThrow"]
      | components["schemas"]["AddvantagePlace"]
      | components["schemas"]["AddvantageGive"]
      | components["schemas"]["AddvantageBuy"]
      | components["schemas"]["AddvantageOff"]
      | components["schemas"]["AddvantagePass"];
    /**
     * Arrange
     * @description Tiles of the hand at the rows, then at the columns.
     */
    AddvantageArrange: {
      /** @enum {unknown} */
      kind: "arrange";
      letters: string;
    };
    /**
     * Board
     * @description The table as a viewer sees it: boards, tiles, coins, bonus tiles and the throw.
     */
    AddvantageBoard: {
      barred: number[];
      boards: components["schemas"]["AddvantagePlayer"][];
      bonus: components["schemas"]["AddvantageBonus"][];
      due: number;
      out: number;
      /** @enum {unknown} */
      stage: "arrange" | "bonus" | "deal" | "first" | "over" | "play";
      stay: boolean;
      thrown: number[];
      turn: number;
    };
    /**
     * Bonus
     * @description A bonus tile, and the seat that has it, or -1.
     */
    AddvantageBonus: {
      seat: number;
      tile: number | null;
    };
    /**
     * Buy
     * @description Another's die goes to an own square, for a coin.
     */
    AddvantageBuy: {
      face: number;
      /** @enum {unknown} */
      kind: "buy";
      owner: number;
      source: number;
      square: number;
    };
    /**
     * Diagonal
     * @description A diagonal for bonus tiles, and what its dice make.
     */
    AddvantageDiagonal: {
      dice: number;
      sum: number;
    };
    /**
     * Give
     * @description A thrown die is given up for a coin.
     */
    AddvantageGive: {
      face: number;
      /** @enum {unknown} */
      kind: "give";
    };
    /**
     * Line
     * @description A row or a column: its tile, what its dice make, and what is still needed.
     */
    AddvantageLine: {
      dice: number;
      needed: number | null;
      /** @enum {unknown} */
      state: "matches" | "waiting" | "won";
      sum: number;
      tile: number | null;
    };
    /**
     * Off
     * @description An own die is taken off, for a coin.
     */
    AddvantageOff: {
      /** @enum {unknown} */
      kind: "off";
      source: number;
    };
    /**
     * Pass
     * @description Nothing is done with a full board.
     */
    AddvantagePass: {
      /** @enum {unknown} */
      kind: "pass";
    };
    /**
     * Place
     * @description A thrown die goes to a square.
     */
    AddvantagePlace: {
      face: number;
      /** @enum {unknown} */
      kind: "place";
      square: number;
    };
    /**
     * Player
     * @description A player's board, and what lies beside it.
     */
    AddvantagePlayer: {
      arranged: boolean;
      coins: number;
      diagonals: components["schemas"]["AddvantageDiagonal"][];
      hand: number[];
      lines: components["schemas"]["AddvantageLine"][];
      seat: number;
      squares: components["schemas"]["AddvantageSquare"][];
      suggested: string;
      won: (number | null)[];
    };
    /**
     * Square
     * @description A square of a board, with the die that lies there.
     */
    AddvantageSquare: {
      die: number;
      face: number;
    };
    /**
     * Throw
     * @description So many dice.
     */
    AddvantageThrow: {
      count: number;
      /** @enum {unknown} */
      kind: "throw";
    };
    /**
     * Analysed
     * @description How far the thinking about a past game is (of nothing while it waits); with the last line, what was found.
     */
    Analysed: {
      done: number;
      /** @default null */
      found: components["schemas"]["AnalysisInfo"] | null;
      of: number;
      /** @default null */
      problem: components["schemas"]["Message"] | null;
    };
    /**
     * AnalysisInfo
     * @description What was luck and what was skill in a finished game.
     */
    AnalysisInfo: {
      best: components["schemas"]["BestInfo"][];
      marks: components["schemas"]["MarkInfo"][];
      points: boolean;
      summaries: components["schemas"]["Message"][];
      sure: components["schemas"]["Message"];
      values: number[][];
    };
    /**
     * BestInfo
     * @description What was best at a moment of a past game, and whether that was done.
     */
    BestInfo: {
      choice: components["schemas"]["Choice"];
      done: boolean;
      number: number;
      seat: number;
    };
    /** BotInfo */
    BotInfo: {
      name: string;
      seats: number[];
    };
    /**
     * Bye
     * @description The server closes this socket.
     *
     *         `stopping` and `slow`: come back by yourself. `replaced`: the seat is open in another window.
     *         `refused`: the token is not good here (any more). `gone`: there is no such table.
     *         `rude`: too much, too fast, or not understood.
     */
    Bye: {
      /** @enum {unknown} */
      type: "bye";
      /** @enum {unknown} */
      why: "gone" | "refused" | "replaced" | "rude" | "slow" | "stopping";
    };
    /** Chapter */
    Chapter: {
      sentences: components["schemas"]["Sentence"][];
      title: string;
    };
    /**
     * Choice
     * @description A legal move as a screen offers it.
     *
     *         `label` says it aloud; `about` holds what a board needs to draw it (which blocks, squares, cities).
     */
    Choice: {
      about: unknown;
      label: components["schemas"]["Message"];
      move: components["schemas"]["Move"];
    };
    /**
     * Coached
     * @description What the player of a lesson is told: which step of how many, what to do, and what the board points at.
     *
     *         `show` are texts of moves, `rules` numbers of rule sentences. Once it is `done`, `next` names the lesson after it.
     */
    Coached: {
      done: boolean;
      /** @default  */
      next: string;
      number: number;
      of: number;
      rules: string[];
      say: components["schemas"]["Message"];
      show: string[];
    };
    /**
     * DayTold
     * @description What came of a day, a text to show to others, and how far the rival is; at last what the rival made of it.
     */
    DayTold: {
      /** @default null */
      beside: components["schemas"]["Message"] | null;
      done: number;
      /** @default null */
      problem: components["schemas"]["Message"] | null;
      result: components["schemas"]["Message"];
      share: components["schemas"]["Message"];
    };
    /** DayWish */
    DayWish: {
      date: string;
      game: string;
      points: (number | unknown)[];
      winners: (number | unknown)[];
    };
    DicetripAbout:
      | components["schemas"]["DicetripWrite"]
      | components["schemas"]["DicetripCross"]
      | components["schemas"]["DicetripDouble"]
      | components["schemas"]["DicetripReroll"]
      | components["schemas"]["DicetripKeep"]
      | components["schemas"]["DicetripDone"];
    /**
     * Board
     * @description The map, the dice, and every card.
     */
    DicetripBoard: {
      cards: components["schemas"]["DicetripCard"][];
      dice: components["schemas"]["DicetripDie"][];
      map: components["schemas"]["DicetripMap"];
      roller: number;
      round: number;
      rounds: number;
      /** @enum {unknown} */
      stage: "first" | "keep" | "over" | "throw" | "write";
    };
    /**
     * Card
     * @description A seat's card, as far as the viewer may know it. Cities are counted from 0.
     */
    DicetripCard: {
      bonus: number[];
      crossed: number[];
      done: boolean;
      double: boolean;
      fresh: number[];
      ignored: ("blue" | "green" | "red" | "yellow") | null;
      numbers: (number | null)[];
      points: number;
      reroll: boolean;
      route: number[];
      seat: number;
      twice: ("blue" | "green" | "red" | "yellow") | null;
      used: number[];
      written: number;
    };
    /**
     * City
     * @description A city, with its own name, its name in every language, and where it lies on the sheet.
     */
    DicetripCity: {
      name: string;
      names: {
        [key: string]: string;
      };
      ring: ("blue" | "green" | "red" | "yellow") | "none";
      x: number;
      y: number;
    };
    /**
     * Cross
     * @description A city is crossed out.
     */
    DicetripCross: {
      city: number;
      /** @enum {unknown} */
      kind: "cross";
    };
    /**
     * Die
     * @description A die; a face of 0 is not thrown yet.
     */
    DicetripDie: {
      /** @enum {unknown} */
      colour: "blue" | "green" | "red" | "yellow";
      face: number;
    };
    /**
     * Done
     * @description The round is finished.
     */
    DicetripDone: {
      /** @enum {unknown} */
      kind: "done";
    };
    /**
     * Double
     * @description A die is used twice, and another left out.
     */
    DicetripDouble: {
      /** @enum {unknown} */
      ignored: "blue" | "green" | "red" | "yellow";
      /** @enum {unknown} */
      kind: "double";
      /** @enum {unknown} */
      twice: "blue" | "green" | "red" | "yellow";
    };
    /**
     * Keep
     * @description The throw is kept.
     */
    DicetripKeep: {
      /** @enum {unknown} */
      kind: "keep";
    };
    /**
     * Map
     * @description The map as it is drawn, on a sheet at most 1000 wide and high.
     */
    DicetripMap: {
      cities: components["schemas"]["DicetripCity"][];
      height: number;
      name: {
        [key: string]: string;
      };
      outline: [number, number][];
      roads: [number, number][];
      width: number;
    };
    /**
     * Reroll
     * @description Some dice are thrown again.
     */
    DicetripReroll: {
      dice: ("blue" | "green" | "red" | "yellow")[];
      /** @enum {unknown} */
      kind: "reroll";
    };
    /**
     * Write
     * @description The number of two dice (tens, ones) in a city: whether it is a bonus, and how long the longest route is then.
     */
    DicetripWrite: {
      bonus: boolean;
      city: number;
      dice: ["blue" | "green" | "red" | "yellow", "blue" | "green" | "red" | "yellow"];
      /** @enum {unknown} */
      kind: "write";
      number: number;
      route: number;
    };
    /**
     * Done
     * @description The game was started, or there is a rematch. Other commands are answered by the update they cause.
     */
    Done: {
      id: number;
      number: number;
      /** @enum {unknown} */
      type: "done";
    };
    /**
     * Drawn
     * @description For a screen without a board for the game: a picture in SVG, the same in sentences, and how many dice are due.
     */
    Drawn: {
      dice: number;
      picture: string;
      sentences: components["schemas"]["Message"][];
    };
    /** Due */
    Due: {
      /** @default false */
      alike: boolean;
      /** @default 0 */
      dice: number;
      /** @default [] */
      outcomes: [string, number][];
    };
    /**
     * Ending
     * @description How a game ended: why, what points mean in it, and how each seat got its own.
     */
    Ending: {
      accounts: components["schemas"]["Account"][];
      /** @enum {unknown} */
      goal: "least" | "most" | "race";
      why: components["schemas"]["Reason"];
    };
    /**
     * Explained
     * @description The answer to `why`: possible, or the reason why not.
     */
    Explained: {
      id: number;
      /** @default null */
      message: components["schemas"]["Message"] | null;
      /** @default  */
      rule: string;
      text: string;
      /** @enum {unknown} */
      type: "explained";
    };
    /**
     * Fill
     * @description Put a computer player on a seat, also in mid-game: the host's.
     */
    Fill: {
      bot: string;
      id: number;
      seat: number;
      /** @enum {unknown} */
      type: "fill";
    };
    /** FollowWish */
    FollowWish: {
      table: string;
      token: string;
    };
    /**
     * Free
     * @description Make a seat open for somebody to join: the host's, or one's own to leave for good.
     */
    Free: {
      id: number;
      seat: number;
      /** @enum {unknown} */
      type: "free";
    };
    FromClient:
      | components["schemas"]["Hello"]
      | components["schemas"]["Throw"]
      | components["schemas"]["Play"]
      | components["schemas"]["TakeBack"]
      | components["schemas"]["Why"]
      | components["schemas"]["Hint"]
      | components["schemas"]["Seal"]
      | components["schemas"]["Show"]
      | components["schemas"]["Start"]
      | components["schemas"]["Fill"]
      | components["schemas"]["Free"]
      | components["schemas"]["Rematch"];
    FromServer:
      | components["schemas"]["Update"]
      | components["schemas"]["Refused"]
      | components["schemas"]["Explained"]
      | components["schemas"]["Hinted"]
      | components["schemas"]["Warming"]
      | components["schemas"]["Done"]
      | components["schemas"]["Bye"];
    /** GameInfo */
    GameInfo: {
      bots: components["schemas"]["BotInfo"][];
      least: number;
      /** @default [] */
      lessons: components["schemas"]["LessonInfo"][];
      most: number;
      name: string;
      published: boolean;
      version: number;
    };
    /**
     * Happening
     * @description One event of a table, as one viewer may hear it.
     */
    Happening: {
      /** @default false */
      forced: boolean;
      /** @enum {unknown} */
      kind:
        | "added"
        | "ended"
        | "filled"
        | "fixed"
        | "followed"
        | "freed"
        | "joined"
        | "moved"
        | "opened"
        | "reopened"
        | "rolled"
        | "sealed"
        | "started"
        | "taken";
      /** @default [] */
      log: components["schemas"]["Message"][];
      number: number;
      /** @default -1 */
      seat: number;
      /** @default  */
      text: string;
      /** @default null */
      view: components["schemas"]["View"] | null;
    };
    /** Held */
    Held: {
      code: string;
      host: boolean;
      seat: number;
      table: string;
      token: string;
    };
    /**
     * Hello
     * @description Who I am at this table, the last event I have seen, and whether I am going to seal words for the dice.
     */
    Hello: {
      /** @default false */
      seals: boolean;
      /** @default 0 */
      since: number;
      token: string;
      /** @enum {unknown} */
      type: "hello";
    };
    /**
     * Hint
     * @description Ask what would be good now; nothing is changed by it. A `quick` one says at once what looks good.
     */
    Hint: {
      id: number;
      /** @default false */
      quick: boolean;
      /** @enum {unknown} */
      type: "hint";
    };
    /**
     * Hinted
     * @description The answer to `hint`: good moves, the best first. `number` is that of the event they were meant after.
     */
    Hinted: {
      hints: components["schemas"]["HintInfo"][];
      id: number;
      number: number;
      /** @enum {unknown} */
      type: "hinted";
    };
    /**
     * HintInfo
     * @description A good move: its text and label, what is to be expected of it, and whether that is proven.
     */
    HintInfo: {
      certain: boolean;
      expected: components["schemas"]["Message"];
      label: components["schemas"]["Message"];
      text: string;
    };
    /** JoinWish */
    JoinWish: {
      code: string;
      /** @default  */
      name: string;
    };
    /** LessonInfo */
    LessonInfo: {
      name: string;
      steps: number;
    };
    /**
     * MarkInfo
     * @description An event of a past game that is worth a word: a mistake, or great luck.
     */
    MarkInfo: {
      /** @enum {unknown} */
      kind: "lucky" | "mistake" | "unlucky";
      message: components["schemas"]["Message"];
      number: number;
      seat: number;
      told: components["schemas"]["Message"][];
      weight: number;
    };
    /**
     * Message
     * @description Something to say, in no language yet.
     *
     *         >>> Message("prompt-wait", {"seat": 0})
     *         Message(id='prompt-wait', args={'seat': 0})
     */
    Message: {
      /** @default {} */
      args: Record<string, never>;
      id: string;
    };
    /**
     * Move
     * @description What a player does: a code of the game's action space, and the text people and records use.
     *
     *         Two moves may have one code and differ in text where the text says more, such as how
     *         a total was calculated.
     *
     *         >>> move = Move(513, "12-2")
     *         >>> str(move), eval(repr(move)) == move
     *         ('12-2', True)
     */
    Move: {
      code: number;
      text: string;
    };
    /** OptionInfo */
    OptionInfo: {
      allowed: string[];
      chosen: string;
      name: string;
      own: boolean;
      per_seat: boolean;
    };
    /**
     * Play
     * @description Make a move, as text, and `then` what follows from it: all of it or nothing.
     */
    Play: {
      at: number;
      id: number;
      text: string;
      /** @default [] */
      then: (
        components["schemas"]["ThenThrow"] | components["schemas"]["ThenPlay"] | components["schemas"]["ThenTakeBack"]
      )[];
      /** @enum {unknown} */
      type: "play";
    };
    /**
     * Problem
     * @description Why a request was refused; `rule` names a rule sentence, if one is against it.
     */
    Problem: {
      message: components["schemas"]["Message"];
      /** @default  */
      rule: string;
    };
    PushboxAbout:
      | components["schemas"]["PushboxPlay"]
      | components["schemas"]["PushboxFree"]
      | components["schemas"]["PushboxSingle"]
      | components["schemas"]["PushboxAgain"]
      | components["schemas"]["PushboxPass"];
    /**
     * Again
     * @description Another throw after a seven.
     */
    PushboxAgain: {
      /** @enum {unknown} */
      kind: "again";
    };
    /**
     * Board
     * @description The tray, the throw, and what it asks for.
     */
    PushboxBoard: {
      dice: number[];
      left: number;
      mode: string;
      needed: number[];
      opening: boolean;
      sides: components["schemas"]["PushboxSide"][];
      turn: number;
    };
    /**
     * Free
     * @description Blocks that a double pushes without a calculation.
     */
    PushboxFree: {
      /** @enum {unknown} */
      kind: "any";
      numbers: number[];
    };
    /**
     * Pass
     * @description The end of the turn.
     */
    PushboxPass: {
      /** @enum {unknown} */
      kind: "pass";
    };
    /**
     * Play
     * @description Blocks that are pushed with a calculation; `free` says that a double pushes them without one too.
     */
    PushboxPlay: {
      free: boolean;
      /** @enum {unknown} */
      kind: "play";
      numbers: number[];
    };
    /**
     * Side
     * @description A side of the tray that is played.
     */
    PushboxSide: {
      level: number;
      numbers: number[];
      seat: number;
      side: number;
    };
    /**
     * Single
     * @description The block of a single die, which ends the turn.
     */
    PushboxSingle: {
      /** @enum {unknown} */
      kind: "single";
      numbers: number[];
    };
    QuadrataAbout:
      | components["schemas"]["QuadrataPick"]
      | components["schemas"]["QuadrataLay"]
      | components["schemas"]["QuadrataPut"];
    /**
     * Board
     * @description The set, the stock, every player's square and reserve, the die, and the shape in the hand.
     */
    QuadrataBoard: {
      die: number | null;
      hand:
        | (
            | components["schemas"]["QuadrataFromStock"]
            | components["schemas"]["QuadrataFromReserve"]
            | components["schemas"]["QuadrataFromSquare"]
          )
        | null;
      joker: boolean;
      limit: number;
      over: components["schemas"]["QuadrataCounted"] | null;
      players: components["schemas"]["QuadrataPlayer"][];
      round: number;
      rounds: number;
      set: components["schemas"]["QuadrataKit"];
      stock: number[];
      suggested: string | null;
    };
    /**
     * Counted
     * @description A round that is over: who has filled their square, if somebody has, and everybody's points.
     */
    QuadrataCounted: {
      filled: number | null;
      points: number[];
    };
    /**
     * FromReserve
     * @description A shape in somebody's reserve.
     */
    QuadrataFromReserve: {
      /** @enum {unknown} */
      from: "reserve";
      number: number;
      seat: number;
    };
    /**
     * FromSquare
     * @description A shape that lies, or lay, in somebody's square.
     */
    QuadrataFromSquare: {
      /** @enum {unknown} */
      from: "square";
      number: number;
      seat: number;
      way: number;
      x: number;
      y: number;
    };
    /**
     * FromStock
     * @description A shape in the stock.
     */
    QuadrataFromStock: {
      /** @enum {unknown} */
      from: "stock";
      number: number;
    };
    /**
     * Kit
     * @description The set that is played with, in cells: the large board, the square that is filled, and the shapes.
     */
    QuadrataKit: {
      frame: [number, number][];
      height: number;
      shapes: components["schemas"]["QuadrataShape"][];
      square: [number, number][];
      width: number;
    };
    /**
     * Lay
     * @description The shape in the hand is laid in one's own square.
     */
    QuadrataLay: {
      /** @enum {unknown} */
      kind: "lay";
      way: number;
      x: number;
      y: number;
    };
    /**
     * Pick
     * @description A shape is taken into the hand.
     */
    QuadrataPick: {
      /** @enum {unknown} */
      kind: "pick";
      source:
        | components["schemas"]["QuadrataFromStock"]
        | components["schemas"]["QuadrataFromReserve"]
        | components["schemas"]["QuadrataFromSquare"];
    };
    /**
     * Piece
     * @description A shape that lies in a square: how it is held, and where the upper left corner of its box is.
     */
    QuadrataPiece: {
      number: number;
      way: number;
      x: number;
      y: number;
    };
    /**
     * Player
     * @description A player's square and reserve, and the points so far.
     */
    QuadrataPlayer: {
      area: number;
      covered: number;
      points: number;
      reserve: number[];
      rounds: number[];
      square: components["schemas"]["QuadrataPiece"][];
    };
    /**
     * Put
     * @description The shape in the hand is put into one's own reserve, or back into the stock.
     */
    QuadrataPut: {
      /** @enum {unknown} */
      kind: "put";
      /** @enum {unknown} */
      to: "reserve" | "stock";
    };
    /**
     * Shape
     * @description One of the six kinds of shapes.
     */
    QuadrataShape: {
      number: number;
      ways: components["schemas"]["QuadrataWay"][];
    };
    /**
     * Way
     * @description One way of holding a shape: an outline in cells whose box begins at 0,0.
     */
    QuadrataWay: {
      flipped: number;
      height: number;
      middle: [number, number];
      outline: [number, number][];
      turned: number;
      width: number;
    };
    /**
     * Reason
     * @description Why something can't be done, or why a game is over: one numbered rule sentence, and what it means here.
     *
     *         >>> Reason("4.1", Message("pushbox-why-total", {"total": 8, "needed": 9})).rule
     *         '4.1'
     */
    Reason: {
      message: components["schemas"]["Message"];
      rule: string;
    };
    /** RecordText */
    RecordText: {
      text: string;
    };
    /**
     * Refused
     * @description A command that was not carried out. `rule` names a rule sentence, if one is against it.
     */
    Refused: {
      id: number;
      message: components["schemas"]["Message"];
      /** @default  */
      rule: string;
      /** @enum {unknown} */
      type: "refused";
    };
    /**
     * Rematch
     * @description The same people once more, seats moved on by one: anybody's who sits here, once the game is over.
     */
    Rematch: {
      id: number;
      /** @enum {unknown} */
      type: "rematch";
    };
    /** ReplayEvent */
    ReplayEvent: {
      /** @default -1 */
      due: number;
      /** @enum {string} */
      kind: "start" | "rolled" | "moved";
      seat: number;
      text: string;
    };
    /** ReplayInfo */
    ReplayInfo: {
      due: components["schemas"]["Due"][];
      game: string;
      /** @default  */
      name: string;
      options: {
        [key: string]: string;
      };
      over: boolean;
      seats: string[];
      steps: components["schemas"]["ReplayEvent"][];
      tags: {
        [key: string]: string;
      };
    };
    /** ReplayStep */
    ReplayStep: {
      /** @enum {string} */
      kind: "start" | "rolled" | "moved";
      log: components["schemas"]["Message"][];
      seat: number;
      text: string;
      view: components["schemas"]["View"];
    };
    /** ScenarioWish */
    ScenarioWish: {
      game: string;
      name: string;
      scenario: string;
    };
    /**
     * ScoreLine
     * @description A line of somebody's points: what they are for, and how many.
     */
    ScoreLine: {
      points: number;
      what: components["schemas"]["Message"];
    };
    /**
     * Seal
     * @description Seal words of my own for the dice, before the start: their fingerprint. Another one takes its place.
     */
    Seal: {
      id: number;
      seal: string;
      /** @enum {unknown} */
      type: "seal";
    };
    /**
     * SeatInfo
     * @description A seat as everybody may see it.
     */
    SeatInfo: {
      /** @default  */
      bot: string;
      /** @default false */
      here: boolean;
      /** @default false */
      host: boolean;
      /** @enum {unknown} */
      kind: "bot" | "open" | "person";
      name: string;
    };
    /** SeatWish */
    SeatWish: {
      /** @default  */
      bot: string;
      /** @enum {string} */
      kind: "here" | "open" | "bot";
      /** @default  */
      name: string;
    };
    /** Sentence */
    Sentence: {
      number: string;
      text: string;
    };
    /**
     * Show
     * @description Show the words I sealed, once my seat is asked for them.
     */
    Show: {
      id: number;
      /** @enum {unknown} */
      type: "show";
      words: string;
    };
    /**
     * Start
     * @description Start the game: the host's, in a rematch anybody's who sits there; once no seat is open.
     *
     *         It is answered when the game has begun, after the seats that are asked for their words have shown them.
     */
    Start: {
      id: number;
      /** @enum {unknown} */
      type: "start";
    };
    /**
     * TableInfo
     * @description A table as everybody at it may see it.
     */
    TableInfo: {
      /** @default  */
      address: string;
      again: boolean;
      asked: number[];
      code: string;
      commitment: string;
      game: string;
      hints: boolean;
      id: string;
      /** @default  */
      key: string;
      /** @default  */
      next: string;
      options: {
        [key: string]: string;
      };
      prompt: boolean;
      /** @default  */
      scenario: string;
      seals: string[];
      seats: components["schemas"]["SeatInfo"][];
      spectators: boolean;
      /** @enum {unknown} */
      state: "over" | "playing" | "waiting";
      watching: number;
    };
    /** TableWish */
    TableWish: {
      game: string;
      /** @default true */
      hints: boolean;
      options?: {
        [key: string]: string;
      };
      seats: components["schemas"]["SeatWish"][];
      /** @default true */
      spectators: boolean;
    };
    /**
     * TakeBack
     * @description Take back my last choice, and `then` do something else instead: all of it or nothing.
     */
    TakeBack: {
      at: number;
      id: number;
      /** @default [] */
      then: (
        components["schemas"]["ThenThrow"] | components["schemas"]["ThenPlay"] | components["schemas"]["ThenTakeBack"]
      )[];
      /** @enum {unknown} */
      type: "takeback";
    };
    /**
     * ThenPlay
     * @description … and make a move then, as text.
     */
    ThenPlay: {
      text: string;
      /** @enum {unknown} */
      type: "play";
    };
    /**
     * ThenTakeBack
     * @description … and take back my last choice then.
     */
    ThenTakeBack: {
      /** @enum {unknown} */
      type: "takeback";
    };
    /**
     * ThenThrow
     * @description … and throw the dice that are due then. Nothing comes after that: what they show has to be seen first.
     */
    ThenThrow: {
      /** @enum {unknown} */
      type: "throw";
    };
    /**
     * Throw
     * @description Throw the dice that are due. `at` is the last event seen: if more has happened, it is refused.
     */
    Throw: {
      at: number;
      id: number;
      /** @enum {unknown} */
      type: "throw";
    };
    /**
     * Update
     * @description What happened, in order, and how it is now. The first one after `hello` holds all since then.
     *
     *         Of very much that happened since then it holds the last 500 events. `number` is that of the last event. `view` is
     *         there once the game has started. `done` is the id of this socket's own command, if that is what made it happen: it
     *         was carried out and is safely kept.
     */
    Update: {
      coached?: components["schemas"]["Coached"];
      done?: number;
      happened: components["schemas"]["Happening"][];
      number: number;
      seat: number;
      table: components["schemas"]["TableInfo"];
      /** @enum {unknown} */
      type: "update";
      /** @default false */
      undo: boolean;
      /** @default null */
      view: components["schemas"]["View"] | null;
    };
    /**
     * View
     * @description Everything one seat, or a spectator, may know now; nothing else leaves a table.
     *
     *         `seat` is -1 for a spectator. `turn` is `decide`, `dice` or `over`; `acting` are the seats
     *         that may move, `thrower` the one whose dice are due (-1: nobody in particular). `puzzle` says
     *         that finding a move is part of the game: a screen lists the choices only when asked. `private`
     *         says that this shows what others may not see: a screen that several people share is passed on first.
     *         A score is nothing where the viewer may not know it. `ending` is there once the game is over, `drawn` only for
     *         screens without a board for the game.
     */
    View: {
      acting: number[];
      board: unknown;
      choices: components["schemas"]["Choice"][];
      drawn?: components["schemas"]["Drawn"];
      ending?: components["schemas"]["Ending"];
      game: string;
      private: boolean;
      prompt: components["schemas"]["Message"];
      puzzle: boolean;
      scores: (number | null)[];
      seat: number;
      seats: number;
      thrower: number;
      /** @enum {unknown} */
      turn: "decide" | "dice" | "over";
      winners: number[];
    };
    /**
     * Warming
     * @description A computer player gets ready for its first move in such a game, which may take a while.
     */
    Warming: {
      seat: number;
      /** @enum {unknown} */
      type: "warming";
    };
    /**
     * Why
     * @description Whether a move is possible now, and why not.
     */
    Why: {
      id: number;
      text: string;
      /** @enum {unknown} */
      type: "why";
    };
    /** Wish */
    Wish: {
      options?: {
        [key: string]: string;
      };
      seats: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  ApiAnalysisAnalyseRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecordText"];
      };
    };
    responses: {
      /** @description Stream Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/x-ndjson": unknown;
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiDaysCompareDay: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DayWish"];
      };
    };
    responses: {
      /** @description Stream Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/x-ndjson": unknown;
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiFollowFollow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["FollowWish"];
      };
    };
    responses: {
      /** @description Document created, URL follows */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Held"];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiGamesListGames: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameInfo"][];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiGamesNameOptionsListOptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Wish"];
      };
    };
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OptionInfo"][];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiHealthHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Games can't be kept. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  ApiJoinJoin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["JoinWish"];
      };
    };
    responses: {
      /** @description Document created, URL follows */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Held"];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiReplayImportRecord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RecordText"];
      };
    };
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReplayInfo"];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiReplayNameStepsShowImported: {
    parameters: {
      query: {
        /** @description how many moments */
        count: number;
        /** @description the first moment */
        from: number;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReplayStep"][];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiRulesNameLanguageShowRules: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        language: string;
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Chapter"][];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiScenariosOpenScenario: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ScenarioWish"];
      };
    };
    responses: {
      /** @description Document created, URL follows */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Held"];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesOpenTable: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TableWish"];
      };
    };
    responses: {
      /** @description Document created, URL follows */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Held"][];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesCodeLook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TableInfo"];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesCodeQrSvgQr: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/svg+xml": string;
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesIdAnalysisAnalyseTable: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Stream Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/x-ndjson": unknown;
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description It is not JSON. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesIdRecordShowRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": string;
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesIdReplayShowReplay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReplayInfo"];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiTablesIdReplayStepsShowSteps: {
    parameters: {
      query: {
        /** @description how many moments */
        count: number;
        /** @description the first moment */
        from: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReplayStep"][];
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Not now, or not by you. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description What is kept can't be reached, or it takes too long. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
  ApiWordsNameLanguageShowWords: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        language: string;
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Request fulfilled, document follows */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": string;
        };
      };
      /** @description It can't be read, or does not fit. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
      /** @description Asked too often from this address. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Problem"];
        };
      };
    };
  };
}
