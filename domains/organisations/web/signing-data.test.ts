import { organisationsApi } from '@bole/organisations/contract'
import { answering, serve } from '@bole/platform/web-testing'
import { expect, test } from 'vitest'
import { signingData } from './signing-data.ts'

const data = { timestamp: 1, appkey: 'bole_k', sign: 'abc', expire: 300 }

test('signing data is fetched once however many ask at once, and again when it expired', async () => {
  const server = serve(answering(organisationsApi.getSigningData, data))
  let now = 1000
  const ask = () => signingData(() => now)
  await Promise.all([ask(), ask(), ask()])
  expect(server.sent).toHaveLength(1)
  now += 299_999
  expect(await ask()).toEqual(data)
  expect(server.sent).toHaveLength(1)
  now += 1
  await ask()
  expect(server.sent).toHaveLength(2)
})
