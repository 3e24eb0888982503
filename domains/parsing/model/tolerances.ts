/**
 * How near is near: what the rules of layout, sections, entries and fields take for alike, in one place. Distances are fractions of the page,
 * sizes multiples of the document's usual one or of a letter's height, shares and scores lie between 0 and 1. Whoever changes one runs
 * `npm run bench:parse`; `confidences.ts` has how far the values found may be trusted.
 */
export const tolerances = {
  gibberish: {
    /** What every text has more of, and one whose letters were given wrong names has less: words with vowels, frequent characters. */
    leastVowels: 0.72,
    leastFrequent: 0.1,
    /** What no text has so much of: figures and signs within words, signs of the Latin supplement, scripts nobody here reads. */
    mostMixed: 0.3,
    mostSupplement: 0.12,
    mostForeign: 0.3,
  },
  paragraphs: {
    bulletIndent: 0.06,
    sameEdge: 0.02,
    /** How far apart lines end that fill the same column. */
    ragged: 0.08,
    /** Lines further apart than this many of their heights belong to different paragraphs. */
    lineStep: 2.2,
    /** How much of a word may seem to have had room and still have gone to the next line: letters differ in width. */
    doubt: 0.2,
  },
  cards: { cardHeight: 0.015 },
  columns: { ragged: 0.35, even: 0.6, flush: 0.75 },
  gutters: { margin: 0.12, leastHeight: 0.08 },
  letterSpacing: { widest: 1.6 },
  readingOrder: {
    /** How likely other columns must be, next to the likeliest, to be taken instead. */
    nearly: 0.5,
    /** How far from the middle the gutter of a side column stands, as a fraction of the page. */
    unequal: 0.07,
  },
  rowText: {
    // In ems. A blank between Latin words is about a quarter; Chinese letters touch; a cell begins far to the right.
    blank: 0.16,
    hanBlank: 0.4,
    cell: 1.7,
    likelyCell: 0.85,
    usual: 0.28,
    /** Where the font changes too, a blank somewhat wider than one between words is enough. */
    changed: 0.4,
    /** Between a plain first name and a bold family name even a small blank is one. */
    kern: 0.04,
    // In spaced letters, as multiples of what stands between two letters of a word.
    wordGap: 1.75,
  },
  rules: { samePlace: 2.5, shared: 0.2 },
  besideTitle: {
    sameEdge: 0.02,
    /** How much further apart than its own lines what is set apart stands. */
    sameStep: 1.15,
    gap: 1.3,
  },
  brokenOff: {
    sameScale: 0.05,
    /** How many of its heights a line may stand below the one it goes on with. */
    nextLine: 2.2,
    sameStep: 0.2,
  },
  combinedHistory: { school: 0.6 },
  repeatedInTranslation: { headScale: 1.3 },
  splitSections: {
    sameEdge: 0.012,
    /** What is set so much larger than the text is no label of a value. */
    titleScale: 1.25,
  },
  unknownTitles: {
    sameScale: 0.02,
    /** How much larger than the text a line must be to look like a title: where a word hints at one, and where none does. */
    slightlyLarger: 1.03,
    larger: 1.12,
    /** Which part of the titles must look so, or of the lines that look so must be titles. */
    mostTitles: 0.6,
    half: 0.5,
    muchLarger: 1.15,
  },
  chooseRoles: {
    /** What standing where its kind usually does speaks for a piece. */
    usual: 0.45,
    evident: 0.6,
  },
  datedLines: { sameEdge: 0.01 },
  entryMarks: { firm: 0.7 },
  findEntries: { sureSchool: 0.85, sureFirm: 0.7, surePost: 0.6 },
  groupEntries: { sameEdge: 0.008, sameScale: 0.05 },
  headerEdges: {
    same: 0.008,
    most: 0.07,
    sameMiddle: 0.005,
    // A page's height in widths, and the blank in letters that parts two cells.
    aspect: 1.41,
    cell: 0.8,
  },
  headerLeads: { indent: 0.025, sameEdge: 0.008, sameScale: 0.05 },
  headerLine: { leastKnown: 0.6 },
  pairedDates: { sameEdge: 0.02 },
  postsWithin: {
    post: 0.6,
    firm: 0.5,
    /** Behind a post's comma stands a department rather than a firm, unless its words leave no doubt. */
    sure: 0.9,
  },
  schoolPieces: { certifiedScore: 0.6 },
  scoreFragments: {
    /** Below this a word only ends as names of posts often do ("Technicolor"). */
    likely: 0.5,
    post: 0.25,
  },
  stackedDates: { sameEdge: 0.02 },
  unknownSections: { sureSchool: 0.85, sureTitle: 0.9, sureFirm: 0.7 },
  wrappedPeriods: { near: 0.12, sameEdge: 0.02 },
  contacts: { sameEdge: 0.01, nearly: 0.9 },
  continuations: { narrow: 0.36, wide: 0.86, sameEdge: 0.02 },
  nameCandidates: { nearly: 0.9, sameEdge: 0.02 },
  readName: {
    /** How large letters must be to speak for a name by themselves. */
    large: 1.15,
    larger: 1.3,
    /** A candidate that nothing but its shape speaks for is no name. */
    meant: 0.55,
    labelled: 1.4,
    withSex: 0.3,
    stacked: 0.3,
  },
  seenLetters: {
    /** A date alone is easily taken from a word; a period is not. */
    loneDate: 0.75,
  },
} as const
