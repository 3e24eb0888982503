import { expect, test } from 'vitest'
import { pagePlace, writeMessage } from './write-message.ts'

const values = { candidate: 'Lin\nLin', position: 'Engineer' }

test('fills in both parts, and leaves the place of the address for when the message leaves', () => {
  const words = { subject: '{{position}}', body: '{{candidate}}: {{page}}' }
  expect(writeMessage(words, values)).toEqual({ subject: 'Engineer', body: `Lin\nLin: ${pagePlace}` })
})

test('keeps a subject in one line, whatever stands in a name', () => {
  const words = { subject: 'For {{candidate}}', body: 'x' }
  expect(writeMessage(words, values)).toMatchObject({ subject: 'For Lin Lin' })
})

test('fills in no name that stands in a value', () => {
  const named = writeMessage({ subject: 'x', body: '{{candidate}}' }, { candidate: `${pagePlace} {{{` })
  expect(named).toMatchObject({ body: '{ {page} } { { {' })
})

test('says what is not known, be it of the subject or of the text', () => {
  expect(writeMessage({ subject: '{{time}}', body: 'x' }, values)).toEqual({ lacks: 'time' })
  expect(writeMessage({ subject: 'x', body: '{{place}}' }, values)).toEqual({ lacks: 'place' })
})
