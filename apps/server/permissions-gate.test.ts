import { permissions } from '@bole/accounts/model'
import { expect, test } from 'vitest'
import { routes } from './domains.ts'

test.each(permissions)('%s gates a call at least', (permission) => {
  const gated = routes.flatMap(({ calls }) => calls).filter(({ call }) => call.access === permission)
  expect(gated).not.toEqual([])
})
