import { CallFailed, CallRefused } from '@bole/platform/web'
import { describe, expect, test } from 'vitest'
import { faultsOf } from './faults.ts'

const refused = (code: string, message = `no: ${code}`) => new CallRefused({ status: 'error', code, message })
const failed = (http: number | null, message = '', errors: { path: string; message: string }[] = []) =>
  new CallFailed('/api/things', http, { message, errors })
const at = (path: string, message: string) => ({ atFields: [{ path, message }], above: '', isStale: false })
const above = (said: string, isStale = false) => ({ atFields: [], above: said, isStale })

describe('what went wrong', () => {
  test.each([
    ['a rule with a field', refused('taken'), at('name', 'no: taken')],
    ['a rule with a field that is not shown', refused('too_far'), above('no: too_far')],
    ['a rule of no field', refused('read_only'), above('no: read_only')],
    ['somebody else’s saving', refused('stale'), above('no: stale', true)],
    ['a lost connection', failed(null), above('could not')],
    ['a broken server', failed(500, 'sorry'), above('sorry')],
    ['an error of the program', new TypeError('x is not a function'), above('x is not a function')],
    ['a field', failed(422, 'invalid', [{ path: 'name', message: 'too long' }]), at('name', 'too long')],
    ['an item', failed(422, 'invalid', [{ path: 'cities.3', message: 'empty' }]), at('cities', 'empty')],
    [
      'what no field holds',
      failed(422, 'invalid', [{ path: 'version', message: 'missing' }]),
      above('invalid missing'),
    ],
    [
      'both',
      failed(422, 'invalid', [
        { path: 'name', message: 'too long' },
        { path: 'version', message: 'missing' },
      ]),
      { atFields: [{ path: 'name', message: 'too long' }], above: 'invalid missing', isStale: false },
    ],
  ])('of %s is shown where it belongs', (_, error, faults) => {
    const refusals = { taken: 'name', too_far: 'distance', stale: 'name' }
    expect(faultsOf(error, ['name', 'cities'], refusals, 'could not')).toEqual(faults)
  })
})
