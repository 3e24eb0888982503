import type { FieldGroup } from '@bole/accounts/model'
import type { Company } from './company.ts'
import type { World } from './world.ts'

const phone = '13912345678'
const mail = 'lin.secret@hidden.example'
const born = '1987-03-09'
const paper = '110101198703094321'
const wage = '38500'

/** What must not be read by who is kept from a group. */
export const secretsOf: Readonly<Record<FieldGroup, readonly string[]>> = {
  contacts: [phone, mail, 'wx_secret_77'],
  birth: [born, '1987'],
  salary: [wage],
  identity: [paper],
}

const words = `电话 ${phone}，邮箱 ${mail}，微信 wx_secret_77，出生日期：${born}，期望薪资 ${wage} 元，身份证 ${paper}`

const reading = (value: string) => ({
  value,
  confidence: 0.9,
  source: { page: 1, box: { x: 0, y: 0, width: 1, height: 0.1 }, block: 0, text: words },
})

const changed = (value: string) => [{ value, was: value, by: 1, at: '2026-11-20T09:00:00.000Z' }]

/** Writes secrets wherever a company keeps something that people wrote, said, read or were told. */
export async function tellSecrets(world: World, { organisationId }: Company): Promise<void> {
  const parsed = {
    name: reading('李林'),
    phone: reading(phone),
    email: reading(mail),
    birthDate: reading(born),
    expectedPosition: reading(words),
    expectedPlaces: [],
    schools: [],
    employers: [{ employer: reading('渡光'), title: reading('工程师'), text: reading(words) }],
    projects: [{ name: reading('灯塔'), text: reading(words) }],
    skills: [reading(words)],
    languages: [],
  }
  const corrections = { phone: changed(phone), birth_date: changed(born), expected_position: changed(words) }
  const statements: readonly (readonly [string, ...unknown[]])[] = [
    ['update candidates set phone = $2, email = $3, birth_date = $4', phone, mail, born],
    ['update candidates set job_title = $2, expected_position = $2', words],
    [
      'update resumes set parsed = $2, corrections = $3, preview = $4',
      JSON.stringify(parsed),
      JSON.stringify(corrections),
      `<p>${words}</p>`,
    ],
    ['update files set name = $2', `${words}.pdf`],
    ['update candidate_notes set body = $2', words],
    ['update application_history set note = $2, facts = $3', words, JSON.stringify({ said: words })],
    ['update tags set name = $2', words],
    ['update notices set facts = $2', JSON.stringify({ name: words })],
    ['update progress set facts = $2', JSON.stringify({ name: words })],
    ['update intake_items set name = $2', `${words}.pdf`],
  ]
  for (const [statement, ...values] of statements)
    await world.rows(`${statement} where organisation_id = $1`, organisationId, ...values)
  for (const [field, value] of Object.entries({ phone, email: mail, birth_date: born, job_title: words }))
    await world.rows(
      `insert into candidate_differences (organisation_id, candidate_id, application_id, field, held, said, said_at)
       select organisation_id, candidate_id, id, $2, $3, $3, now() from applications where organisation_id = $1`,
      organisationId,
      field,
      JSON.stringify(value),
    )
  await world.rows(
    `insert into careers_submissions (organisation_id, application_id, sent, language, consent_version, consented_at)
     select organisation_id, id, $2, 'zh-CN', '1', now() from applications where organisation_id = $1
     on conflict do nothing`,
    organisationId,
    JSON.stringify({ name: '李林', phone, email: mail, birth_date: born, self_description: words }),
  )
  await world.rows(
    `insert into notices (organisation_id, user_id, kind, facts)
     select organisation_id, id, 'upload_finished', $2 from users where organisation_id = $1`,
    organisationId,
    JSON.stringify({ name: words }),
  )
}
