import { describe, expect, test } from 'vitest'
import { contractEntry, handlerFile, testText } from './new-call-text.ts'

const call = {
  domain: 'pipeline',
  verb: 'pinApplication',
  method: 'POST',
  path: 'tracker/resume/pin/{id}',
  access: 'pipeline.move',
  apiName: 'pipelineApi',
}
const reading = { ...call, verb: 'listPins', method: 'GET', path: 'tracker/resume/pins' }

describe('a new call', () => {
  test('takes a body where it changes something, and a query where it reads', () => {
    expect(contractEntry(call)).toContain('body: z.object({})')
    expect(contractEntry(call)).toContain("params: z.object({ id: field.idOf('what it names') })")
    expect(contractEntry(reading)).toContain('query: z.object({ ...field.paging })')
    expect(contractEntry(reading)).not.toContain('body')
    expect(contractEntry(reading)).not.toContain('params')
  })

  test('that deletes names its record, in the path or in the query', () => {
    const path = 'tracker/resume/pin'
    expect(contractEntry({ ...call, method: 'DELETE' })).not.toContain('query')
    expect(contractEntry({ ...call, method: 'DELETE', path })).toContain(
      "query: z.object({ id: field.idOf('what it names') })",
    )
  })

  test('has a handler that fails until it is written', () => {
    expect(handlerFile(call)).toContain('still to be written: load, decide, save, announce')
    expect(handlerFile(reading)).toContain('still to be written: load, present')
  })

  test('has a failing test for each of the four doubts', () => {
    expect(testText(call).match(/expect\.fail/g)).toHaveLength(4)
    expect(testText(reading).match(/expect\.fail/g)).toHaveLength(4)
  })
})
