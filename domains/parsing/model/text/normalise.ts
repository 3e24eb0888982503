import { lettersForRadicals } from './radicals.ts'

/** Longest line that is read; what follows in a runaway line is no fact about a person. */
export const LINE_LIMIT = 2000

const CONTROL =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufff9-\ufffd]/g
// Some programs write their dash as the soft hyphen: beside a figure or a blank it parts no syllables.
const SOFT_DASH = /(?<=^|[\s\d)])\u00ad|\u00ad(?=[\s\d])/g
// Word's bullets come from symbol fonts: these codes are its round, square, arrow and diamond ones.
const SYMBOL_BULLET = /^\s*[\uf0b7\uf0a7\uf0d8\uf06c\uf06e\uf075\uf076\uf0fc\uf09f\uf0e8]/
// A digit on a key, as telephones number lists.
const KEYCAP = /^\s*[\d#*]\ufe0f?\u20e3\s*/
// A number in a circle would stick to what it counts: "①2021.6".
const CIRCLED = /^\s*[①-⑳]\s*/
const BEFORE_CIRCLED = '①'.charCodeAt(0) - 1
// Other icon fonts put their pictures in the private use area: a picture parts words as a space does.
const PICTURE =
  /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{1f300}-\u{1faff}\u2600-\u26ff\u2700-\u27bf\u260e\u2190-\u21ff]|\ufe0f/gu
// TeX's old fonts draw an accent before its letter: "M ˝uhely".
const LOOSE_ACCENT = / ([\u0300-\u030c\u0327\u0328])(\p{L})/gu
const WAVE = /[\u301c\u223c\u223d\u02dc]/g
const HANZI_YEAR = /[一二][〇○零一二三四五六七八九]{3}(?=年)/g
// Taiwan counts its years from 1912: "民國106年".
const REPUBLIC_YEAR = /民[国國]\s?(\d{2,3})(?=\s?年)/gu
const BEFORE_REPUBLIC = 1911
// What a reader of pictures runs together: "ofSheffield", "SteelLtd".
const STUCK = /\b(?:of|and)(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{2})(?=(?:Ltd|Inc|LLC|GmbH|Corp)\b)/gu
const HYPHEN = /[\u2010\u2011]/g
const DASH = /[\u2012-\u2015\u2212\u2500\u2501\ufe58\ufe63]/g
const HAN = '\\p{Script=Han}'
// "姓   名:" — a label stretched to the width of its neighbours.
const STRETCHED_LABEL = new RegExp(`(?<=^|[\\s|;,:])(${HAN})\\s+(?:(${HAN})\\s+)?(${HAN})(?=\\s*:)`, 'gu')
const ONLY_SINGLES = new RegExp(`^${HAN}(?:\\s+${HAN}){1,7}$`, 'u')
const SINGLES = new RegExp(`(?<=^|[\\s|:])${HAN}(?: ${HAN}){1,3}(?=$|[\\s|,])`, 'gu')
// Two blanks set something apart, unless they follow the end of a sentence or of a label.
const WIDE_BLANK = /(?<![\s.!?:;,。•·●■◆▪])[^\S\t]{2,}(?=\S)/g
// Dots that lead the eye across to what stands at the end of the line.
const LEADERS = /(?<=\S)\s*(?:[.·_…]\s?){4,}\s*(?=\S)/g
const SEX = /^[男女]$/

const digitOf = (sign: string) => (sign === '○' || sign === '零' ? 0 : '〇一二三四五六七八九'.indexOf(sign))

const joinSingles = (run: string) =>
  run.split(' ').some((one) => SEX.test(one)) ? run : run.replaceAll(' ', '')

// A row of a table as plain text draws it: "| 2019 | Acme |"; its rules hold nothing.
const MARKED_ROW = /^\|.*\|$/
const tableRow = (text: string) =>
  /\p{L}|\p{N}/u.test(text)
    ? text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join('\t')
    : ''

/**
 * One line as the rules read it: NFKC (Chromium's PDFs hold Kangxi radicals, forms hold full-width digits), no control
 * characters, no lone surrogates, long dashes alike, letter-spaced Chinese joined, wide blanks as the tab that parts
 * cells, at most {@link LINE_LIMIT} characters.
 */
export function normaliseLine(text: string): string {
  const plain = lettersForRadicals(text.slice(0, LINE_LIMIT))
    .toWellFormed()
    .replace(/\u3000/g, '  ')
    .replace(SYMBOL_BULLET, '• ')
    .replace(KEYCAP, '• ')
    .replace(CIRCLED, (sign) => `(${sign.trim().charCodeAt(0) - BEFORE_CIRCLED}) `)
    .replace(/^#{1,6}\s+/, '')
    // What a reader of pictures takes a bullet for.
    .replace(/^\s*(?:[+»«®©¢°¤e]\s*\t|[。¢©®»«]\s*\t?\s*(?=\S))/, '• ')
    .normalize('NFKC')
    .slice(0, LINE_LIMIT)
    .replace(LOOSE_ACCENT, (_, accent: string, letter: string) =>
      ((letter === 'ı' ? 'i' : letter) + accent).normalize('NFC'),
    )
    .replace(/[\r\n\f\v\u2028\u2029]+/g, ' ')
    .replace(SOFT_DASH, '-')
    .replace(CONTROL, '')
    .replace(PICTURE, '  ')
    .replace(HYPHEN, '-')
    .replace(DASH, '–')
    .replace(WAVE, '~')
    .replace(HANZI_YEAR, (year) => [...year].map(digitOf).join(''))
    .replace(REPUBLIC_YEAR, (_, year: string) => String(Number(year) + BEFORE_REPUBLIC))
    .replace(STUCK, (word) => `${word} `)
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[、,]\s*$/, '')
    .trim()
  if (MARKED_ROW.test(plain)) return tableRow(plain)
  if (ONLY_SINGLES.test(plain) && !plain.split(/\s+/).some((one) => SEX.test(one)))
    return plain.replace(/\s+/g, '')
  return plain
    .replace(STRETCHED_LABEL, '$1$2$3')
    .replace(LEADERS, '\t')
    .replace(WIDE_BLANK, '\t')
    .replace(/\s*\t\s*/g, '\t')
    .replace(/[^\S\t]+/g, ' ')
    .replace(SINGLES, joinSingles)
    .replace(/\b(Present|Current|Now|Today)(?=\p{Lu}\p{Ll})/gu, '$1\t')
}
