import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

describe('a file’s name', () => {
  test.each<[string, string, string]>([
    ['an ordinary one', '李雷-Java工程师(3年).pdf', '李雷-Java工程师(3年).pdf'],
    ['accents, in one sign each', 'Curri\u0301culo Joa\u0303o.docx', 'Currículo João.docx'],
    ['a pictograph', 'cv 👍.pdf', 'cv 👍.pdf'],
    ['an order turned around', 'cv-\u202egpj.exe', 'cv-gpj.exe'],
    [
      'every sign that turns',
      'a\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069b.pdf',
      'ab.pdf',
    ],
    ['nothing wide', 'a\u200b\u200c\u200d\u2060\ufeffb.pdf', 'ab.pdf'],
    ['soft hyphens and fillers', 'a\u00ad\u034f\u115f\u3164\uffa0\u180e\u2800b.pdf', 'ab.pdf'],
    ['tags and other looks', 'a\u{e0041}\u{e0100}\ufe0f\ufff9b.pdf', 'ab.pdf'],
    ['several lines', 'cv\r\n\u2028\u2029Content-Type: x.pdf', 'cv Content-Type: x.pdf'],
    ['control signs', 'c\u0000v\u0007\u001b[31m.pdf', 'cv[31m.pdf'],
    ['many blanks', '  cv\t \u00a0\u3000final .pdf ', 'cv final .pdf'],
    ['folders', 'C:\\Users\\me\\..\\cv.pdf', 'cv.pdf'],
    ['folders of another kind', '../../../etc/cv.pdf', 'cv.pdf'],
    ['half a sign', 'cv\ud83d.pdf', 'cv\ufffd.pdf'],
    ['too long', `${'x'.repeat(400)}.pdf`, `${'x'.repeat(196)}.pdf`],
    ['nothing', '', 'file'],
    ['nothing to be seen', '\u202e\u200b', 'file'],
    ['nothing but dots', '..', 'file'],
    ['a folder', 'cv/', 'file'],
  ])('%s', (_, given, shown) => expect(cleanFileName(given)).toBe(shown))

  test('is clean whatever it was, and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const clean = cleanFileName(name)
        expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}/\\]/u)
        expect(clean.trim()).not.toBe('')
        expect(clean.length).toBeLessThanOrEqual(400)
        expect(cleanFileName(clean)).toBe(clean)
      }),
    )
  })
})
