/** Taiwan counts its years from 1912. */
const BEFORE_REPUBLIC = 1911
/** What only a page that counts so has: its name, or a year of three figures with its month. */
const TOLD = /民[国國]\s?\d{2,3}\s?年|(?<!\d)1[0-3]\d\s?年\s?(?:1[0-2]|0?[1-9])\s?月/u
const MONTH = '(?:1[0-2]|0?[1-9])'
// "102年9月", "98.09" beside another such date; a year alone only with three figures.
const YEAR = new RegExp(
  `(?<![\\d./年月-])(\\d{2,3}(?=\\s?年\\s?${MONTH}\\s?月)|(?:[6-9]\\d|1[0-3]\\d)(?=[./]${MONTH}(?![\\d.%/])))|(?<![\\d./年月-])(1[0-3]\\d)(?=\\s?年(?!\\d))`,
  'gu',
)

/** Whether a document counts its years from 1912, as Taiwan's do. */
export const countsRepublicYears = (texts: string[]): boolean => texts.some((text) => TOLD.test(text))

/** A line of such a document with its years counted as elsewhere ("102年9月至105年6月" is from 2013 to 2016). */
export const westernYears = (text: string): string =>
  text.replace(YEAR, (_, dated?: string, alone?: string) => String(Number(dated ?? alone) + BEFORE_REPUBLIC))
