/**
 * How far values may be trusted, by the rule that told them, as measured: `npm run bench:parse` prints how often each band is right.
 * From 0.7 on a value is shown without doubt, and 97 of a hundred such values have to be right.
 */
export const confidences = {
  /** An address as addresses are; one put together of two lines; one that stuck to other words; one whose sign was misread. */
  mail: { whole: 0.98, joined: 0.85, doubted: 0.6, misread: 0.5 },
  /** The employer of the entry above: of a post within its time, and of any other. */
  carried: { within: 0.9, other: 0.6 },
  /** A whole period; a date alone; one with a misspelt month, or whose figures may mean something else. */
  dates: { period: 0.95, lone: 0.75, doubted: 0.6 },
  /**
   * The most that is believed of an entry of which a part is missing (its name, its dates), of a name that was cut at its line's end, and of
   * what stands under a heading for jobs and projects together and no word shows to be a job. And the least that is believed of an employer
   * that no list knows, where it stands with its dates beside a sure post.
   */
  entry: { partial: 0.6, cut: 0.6, mixed: 0.6, placed: 0.75 },
  /** A skill known by its name, one that looks as most skills do, one that does not, and one found outside of any list. */
  skill: { known: 0.95, likely: 0.8, odd: 0.6, elsewhere: 0.5 },
  /** A language known by its name in a section of its own, behind a label; a word no list holds, an examination. */
  language: { known: 0.92, labelled: 0.9, unknown: 0.6, exam: 0.6, elsewhere: 0.6 },
  /** A position behind its label; one cut out of several; one told by the words of the section's line, by its place alone. */
  position: { labelled: 0.95, cut: 0.65, worded: 0.65, placed: 0.55 },
  /** A project behind its label; at most what any other has. */
  project: { labelled: 0.95, most: 0.65 },
  /** What letters tell that a reader of pictures may have mistaken; figures and words from a short list have less to be mistaken. */
  seen: { letters: 0.65, confirmed: 0.9 },
} as const
