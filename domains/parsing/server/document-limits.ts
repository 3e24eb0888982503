const megabyte = 1024 * 1024

/**
 * How much of one document is looked at, whoever sent it. The limits stand far above any résumé; past `unfolds to`, `elements`,
 * `depth` or `memory` a document is refused as too large, past the others only its beginning is read.
 */
export const documentLimits = {
  /** The file as it came. */
  fileBytes: 40 * megabyte,
  /** The letters of all lines together, and the blocks of a flowing document. */
  letters: 400_000,
  blocks: 6000,
  /** A preview with the layout of the original; one that is longer is made of the text alone. */
  previewLetters: 1_000_000,
  /** What a text, a page or a Rich Text file is before it is taken apart, in letters. */
  textLetters: 2_000_000,
  markupLetters: 8_000_000,
  /** Elements, their attributes and pieces of text together, and how deep they lie in one another. */
  markupParts: 400_000,
  markupDepth: 400,
  richTextSteps: 1_000_000,
  richTextDepth: 1000,
  /** One part of a Word package, all parts that are read, and the lines of its directory. */
  packagePartBytes: 24 * megabyte,
  packageBytes: 32 * megabyte,
  packageEntries: 4000,
  /** What the streams of a PDF unfold to: pictures, and everything else together (text, fonts, lists of objects). */
  pdfPictureBytes: 256 * megabyte,
  pdfStreamBytes: 48 * megabyte,
  pdfStreams: 20_000,
  /** Pages read by their letters, and by their looks. */
  pages: 40,
  picturePages: 6,
  picturePixels: 60_000_000,
  /** What a picture is scaled to at most before it is read: a sheet of paper at three hundred dots an inch, and half as much again. */
  readPixels: 13_000_000,
  /** The memory of the process that reads, which is ended when it takes more. */
  memoryBytes: 560 * megabyte,
  /**
   * What it may still hold after a document. A picture takes some 300 MB for itself, of which not all comes back: one that followed
   * others would be refused for what they left.
   */
  renewAboveBytes: 240 * megabyte,
} as const
