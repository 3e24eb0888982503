import type { intakeApi } from '@bole/intake/contract'
import type { phones } from '@bole/intake/model'
import type { Context, Handler } from '@bole/platform/server'
import { boards } from '@bole/positions/model'
import { boardKeys } from '@bole/positions/server'
import { phoneNumberOf } from '@bole/resumes/model'
import { hearAgain } from '@bole/resumes/server'
import { intake } from '../item-store.ts'
import { noteArrival } from './note-arrival.ts'
import { knownBy } from './people-store.ts'

type Giving = Context<typeof intakeApi.givePhones>
type Refused = { readonly reference: string; readonly code: 'unknown' | 'no_phone' }

/** A phone goes to whoever has none; each that does is an arrival of its own in the ledger. */
export const givePhones: Handler<typeof intakeApi.givePhones> = async (context) => {
  const { params, body, tx, now, refuse } = context
  const channel = await boardKeys.enterBy(tx, params.key)
  if (!(await boardKeys.getsPhones(tx, channel))) throw refuse('phones_closed')
  const [people] = await tx.load(
    knownBy(
      channel,
      body.phones.map((said) => said.reference),
    ),
  )
  const refused: Refused[] = []
  let fetched = 0
  for (const { reference, phone } of new Map(body.phones.map((said) => [said.reference, said])).values()) {
    const person = people.find((one) => one.reference === reference)
    const number = phone === null ? null : phoneNumberOf(phone)
    if (!person) refused.push({ reference, code: 'unknown' })
    else if (phone !== null && number === null) refused.push({ reference, code: 'no_phone' })
    else if (number === null) settle(context, person.id, 'none')
    else {
      settle(context, person.id, 'fetched')
      if (person.phone !== null) continue
      fetched++
      const { candidate_id: candidateId, application_id: applicationId } = person
      await hearAgain(tx, { candidateId, applicationId, facts: { phone: number }, resume: null, at: now })
      noteArrival(tx, { ...person, door: 'phone-sync', sender: boards.channelNames[channel], at: now })
    }
  }
  tx.announce('intake_item')
  tx.announce('channel')
  return { fetched, refused }
}

function settle({ tx, now }: Giving, id: number, phone_state: phones.PhoneState): void {
  tx.save(intake.updateTable('plug_in_people').set({ phone_state, phone_told_at: now }).where('id', '=', id))
}
