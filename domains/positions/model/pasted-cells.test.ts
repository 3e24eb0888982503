import { expect, test } from 'vitest'
import { pastedCells } from './pasted-cells.ts'

test.each<[string, string[][]]>([
  ['', []],
  ['a', [['a']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\t\tb', [['a', '', 'b']]],
  ['a\t', [['a', '']]],
  ['\ta', [['', 'a']]],
  ['"one\ntwo"\tb', [['one\ntwo', 'b']]],
  ['"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['5" screen\tb', [['5" screen', 'b']]],
  ['"never closed\tb\nc', [['"never closed', 'b'], ['c']]],
  ['"a" and more\tb', [['"a" and more', 'b']]],
  ['\n\na\n\n', [['a']]],
])('%j are the cells %j', (text, cells) => expect(pastedCells(text)).toEqual(cells))
