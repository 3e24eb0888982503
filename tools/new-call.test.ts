import { describe, expect, test } from 'vitest'
import { contractEntry, handlerFile, insertedBefore, kebabOf, testFile } from './new-call-text.ts'

const call = {
  domain: 'pipeline',
  verb: 'pinApplication',
  method: 'POST',
  path: 'tracker/resume/pin/{id}',
  apiName: 'pipelineApi',
}

describe('a new call', () => {
  test('names its files as its verb, in kebab-case', () => {
    expect(kebabOf('pinApplicationTwice')).toBe('pin-application-twice')
  })

  test('comes without access and with a reply that nothing satisfies, so that it does not compile', () => {
    const entry = contractEntry(call)
    expect(entry).toContain("access: ''")
    expect(entry).toContain('reply: z.never()')
    expect(entry).toContain('params: z.object({ id: field.id })')
  })

  test('has a handler that answers nothing', () => {
    expect(handlerFile(call)).not.toContain('return')
    expect(handlerFile(call)).toMatch(/load\n.*decide\n.*save\n.*announce\n/)
  })

  test('has a failing test for each of the four doubts', () => {
    expect(testFile(call).match(/expect\.fail/g)).toHaveLength(4)
    expect(testFile({ ...call, method: 'GET' }).match(/expect\.fail/g)).toHaveLength(4)
  })

  test('goes before the last closing of its list', () => {
    expect(insertedBefore('})\nmiddle\n})\n', /^\}\)/m, 'new\n')).toBe('})\nmiddle\nnew\n})\n')
    expect(insertedBefore('nothing here', /^\}\)/m, 'new\n')).toBeNull()
  })
})
