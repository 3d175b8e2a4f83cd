/** What the scripts of the table tell each other. */
interface DocumentEventMap {
  /** These parts of the page were replaced. */
  swapped: CustomEvent<string[]>;
  /** The page was loaded anew. */
  loaded: CustomEvent<undefined>;
  /** The server cannot be reached. */
  offline: CustomEvent<undefined>;
  /** All scripts have begun. */
  ready: CustomEvent<undefined>;
  /** The server said no. */
  refused: CustomEvent<Refusal>;
  /** A key for the map. */
  "map-key": CustomEvent<string>;
  /** Something on the map that should be in view. */
  "map-reveal": CustomEvent<Element>;
  /** A sheet of the phone is wanted. */
  sheet: CustomEvent<string>;
  /** This choice was made. */
  choose: CustomEvent<HTMLButtonElement>;
  /** A piece or place was pressed. */
  act: CustomEvent<HTMLElement>;
}

/** Why something is not possible. */
interface Refusal {
  text?: string;
  why: string;
  rule?: string;
  rule_path?: string;
}

/** Parts of the page as HTML, by the ids of their elements. */
type Fragments = Record<string, string>;

/** Inside parts: which parent, from which child on, how many go, and what comes. */
type Splices = Record<string, [number[], number, number, string][]>;

/** What the server answers to a form. */
interface Answer {
  ok?: boolean;
  fragments?: Fragments;
  refused?: Refusal;
  moved_on?: boolean;
  wrong?: string | string[];
  why?: string;
}
