import { defineApi, field } from '@bole/platform/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { defineForm, FormPage, RecordForm, useRecordForm } from './index.ts'
import { press } from './testing/lamps.tsx'

const api = defineApi('lamps', {
  update: {
    method: 'POST',
    path: 'lamps/update',
    summary: '',
    access: 'signed_in',
    query: z.object({ id: field.id }),
    body: z.object({ name: field.requiredText(12), version: z.number() }),
    reply: field.done,
  },
})
const form = defineForm({ update: api.update, empty: { name: '' } })

function Lamp() {
  return (
    <RecordForm form={useRecordForm(form, { record: { id: 7, version: 2, name: 'Desk' } })}>
      <form.TextField name="name" label="Name" />
    </RecordForm>
  )
}

test('a change whose call has the id in its query sends it there', async () => {
  const server = serve(answering(api.update, {}))
  await showScreen(() => (
    <FormPage onClose={() => undefined}>
      <Lamp />
    </FormPage>
  ))
  await press(/^保\s?存$/)
  await expect.poll(() => server.queriesOf(api.update)).toEqual([{ id: '7' }])
  expect(server.bodiesOf(api.update)).toEqual([{ name: 'Desk', version: 2 }])
})
