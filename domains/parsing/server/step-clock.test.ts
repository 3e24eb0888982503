import { describe, expect, test } from 'vitest'
import { readerVersion } from '../model/trace.ts'
import { readFile } from './read-file.ts'
import { StepClock } from './step-clock.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array) => readFile({ name: 'resume.txt', bytes }, new Date('2026-01-01'))
const failure = (bytes: Uint8Array) => read(bytes).catch((error: unknown) => error)

describe('a clock of steps', () => {
  test('keeps each step in its order, and the reader’s number', async () => {
    const clock = new StepClock()
    expect(await clock.time('recognise', () => 'text')).toBe('text')
    await clock.time('extract', async () => {})
    const { steps, reader, begun } = clock.trace
    expect(steps.map(({ step }) => step)).toEqual(['recognise', 'extract'])
    expect(steps.every(({ ms }) => Number.isInteger(ms) && ms >= 0)).toBe(true)
    expect([reader, Number.isNaN(Date.parse(begun))]).toEqual([readerVersion, false])
  })

  test('keeps a step that fails as the last one', async () => {
    const clock = new StepClock()
    const fail = clock.time('extract', () => {
      throw new UnreadableDocument('no_text')
    })
    await expect(fail).rejects.toThrow('no_text')
    expect(clock.trace.steps.map(({ step }) => step)).toEqual(['extract'])
  })

  test('answers what it has until now, and is not changed by what comes later', async () => {
    const clock = new StepClock()
    const { steps } = clock.trace
    await clock.time('recognise', () => null)
    expect(steps).toEqual([])
  })
})

describe('a file that is read', () => {
  test('tells all three steps', async () => {
    const { trace } = await read(bytesOf('姓名：王小明\n手机：13800000001'))
    expect(trace?.steps.map(({ step }) => step)).toEqual(['recognise', 'extract', 'understand'])
  })

  test.each([
    ['nobody knows what it is', new Uint8Array([0, 1, 2, 255]), 'unsupported_type', ['recognise']],
    ['there is nothing in it', bytesOf(' \n '), 'no_text', ['recognise', 'extract']],
  ])('says how far it came where %s', async (_, bytes, reason, steps) => {
    const error = await failure(bytes)
    if (!(error instanceof UnreadableDocument)) throw error
    expect([error.reason, error.trace?.steps.map(({ step }) => step)]).toEqual([reason, steps])
  })
})
