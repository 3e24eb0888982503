import { intakeApi } from '@bole/intake/contract'
import { positionsApi } from '@bole/positions/contract'
import type { Visitor } from '@bole/server/testing'
import { textResume } from './documents.ts'
import { startIntakeWorld, until } from './intake-world.ts'

const { getPlugIns, listPlugInPeople } = intakeApi
const surnames = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄']
const givenNames = ['雨桐', '思远', '嘉怡', '浩然', '子涵']
const from = { 'x-requested-with': 'bole' }

interface Told {
  readonly reference: string
  readonly state: string
  readonly reason: string | null
}

const answerOf = async (response: Response) => ({ http: response.status, ...(await response.json()) })

/** A company whose board is open, and what its plug-in says from outside, as one would: with nothing but the key. */
export async function startPlugIn() {
  const given = await startIntakeWorld()
  const { world, recruiter } = given
  let people = 0
  let addresses = { resume: '', phone: '' }

  const boss = async (by = recruiter) =>
    (await by.ask(getPlugIns, {})).list.find(({ channel }) => channel === 'boss')

  async function phonesAre(isOpen: boolean) {
    await recruiter.ask(positionsApi.openPhoneConfig, { body: { isOpen: true } })
    await recruiter.ask(positionsApi.openPhoneChannel, { body: { channel: 'boss', isOpen } })
  }

  /** Opens the board and its phones, and hears where the plug-in speaks. */
  async function begin() {
    await recruiter.ask(positionsApi.switchChannel, { body: { channel: 'boss', isOpen: true } })
    await phonesAre(true)
    const plugIn = await boss()
    addresses = { resume: plugIn?.resume_url ?? '', phone: plugIn?.phone_url ?? '' }
  }

  /** A résumé of somebody new, without a phone. */
  function file(): Uint8Array {
    const name = `${surnames[people % 8]}${givenNames[Math.floor(people++ / 8)]}`
    return textResume({ name, phone: '' })
  }

  async function handIn(
    reference: string,
    more: Record<string, string> = {},
    bytes: Uint8Array | null = file(),
    to = addresses.resume,
  ) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ reference, bossName: '何静', ...more }))
      form.set(name, value)
    if (bytes) form.append('file', new Blob([Buffer.from(bytes)]), `${reference}.txt`)
    return answerOf(await fetch(world.origin + to, { method: 'POST', headers: from, body: form }))
  }

  async function became(...references: string[]) {
    const asked = await fetch(`${world.origin}${addresses.resume}?references=${references.join(',')}`, {
      headers: from,
    })
    const { data } = await answerOf(asked)
    return data.list.map(({ reference, state, reason }: Told) => [reference, state, reason])
  }

  const json = async (address: string, body: object) =>
    answerOf(
      await fetch(world.origin + address, {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )

  async function take(most = 100) {
    const { data, code } = await json(`${addresses.phone}/take`, { most })
    return code ?? data.list.map(({ reference }: Told) => reference)
  }

  const give = (...phones: readonly { reference: string; phone: string | null }[]) =>
    json(addresses.phone, { phones })

  /** Waits until what was handed in stands so; asked of the database, as calls from outside are counted. */
  const comes = (reference: string, state: string) =>
    until(async () => {
      const rows = await world.rows(
        `select i.state from plug_in_people p join intake_items i
           on i.organisation_id = p.organisation_id and i.id = p.item_id where p.reference = $1`,
        reference,
      )
      return rows[0]?.state === state
    })

  /** Hands somebody in without a phone, and waits until they are a candidate. */
  async function brought(reference: string) {
    await handIn(reference, { job: String(given.position) })
    await comes(reference, 'accepted')
    return reference
  }

  const seen = async (query: object = {}, by: Visitor = recruiter) =>
    (await by.ask(listPlugInPeople, { query: { page_size: 200, ...query } })).list

  async function stateOf(reference: string) {
    const [row] = await world.rows(
      `select i.application_id from plug_in_people p join intake_items i
         on i.organisation_id = p.organisation_id and i.id = p.item_id where p.reference = $1`,
      reference,
    )
    return (await seen()).find(({ post_id }) => post_id === Number(row?.application_id))?.phone_state
  }

  const speaking = { begin, phonesAre, file, handIn, became, comes, take, give }
  return { given, boss, ...speaking, brought, seen, stateOf }
}

export type PlugInWorld = Awaited<ReturnType<typeof startPlugIn>>
