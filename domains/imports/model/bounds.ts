const megabyte = 1024 * 1024

/** What one import may be at most. A company's whole history stays far below, a file made to do harm far above. */
export const bounds = {
  /** Of the file as it is uploaded: a dump with its attachments is large. */
  fileBytes: 1024 * megabyte,
  rows: 200_000,
  columns: 200,
  /** Letters of one cell that are read; a description of a job or a letter fits. */
  cellLetters: 20_000,
  /** Of a dump, or of a sheet once it is unpacked. */
  textBytes: 2048 * megabyte,
  /** Texts that the cells of a sheet share are the one thing of a file that is held as a whole. */
  sharedLetters: 32 * megabyte,
  /** Bytes unpacked for each byte packed: text stays below 30, a stream of zeros reaches 1000. */
  ratio: 150,
  /** Below this nothing is suspicious, whatever its ratio. */
  ratioFrom: 16 * megabyte,
  /** Files within an archive. */
  entries: 100_000,
  attachmentBytes: 20 * megabyte,
  /** Rows that are written in one transaction. */
  rowsAtOnce: 150,
} as const

/** Whether so much unpacked from so little is no honest file. */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > bounds.ratioFrom && unpacked > packed * bounds.ratio
}
