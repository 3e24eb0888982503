import { expect, test } from 'vitest'
import { isPicture } from './is-picture.ts'

test.each([
  ['\xff\xd8\xff\xe0', true],
  ['\x89PNG\r\n\x1a\n', true],
  ['GIF89a', false],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', true],
  ['RIFF\x01\x02\x03\x04WAVE', false],
  ['II*\0', false],
  ['\0\0\0\x1cftypavif', false],
  ['<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['\x01\x01\x01\x01\x01\x01\x01\x01', false],
  ['\xff\xd8', false],
  ['', false],
])('%j begins a picture: %s', (text, expected) => {
  expect(isPicture(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(expected)
})
