import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { prepared } from './database.ts'
import { Transaction } from './transaction.ts'

let scratch: ScratchDatabase
let organisationId: number

beforeAll(async () => {
  scratch = await startScratchDatabase(3)
  organisationId = await scratch.organisation()
})
afterAll(() => scratch.end())

const addTag = prepared<object>(
  'insert into tags (organisation_id, name) values (current_organisation(), $1)',
)
const open = () => new Transaction(scratch.database, organisationId, { readOnly: false })
const names = async () =>
  (await scratch.rows('select name from tags where organisation_id = $1 order by id', organisationId)).map(
    ({ name }) => name,
  )
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )

describe('a row that has to be met', () => {
  const rename = prepared<object>('update tags set name = $1 where name = $2')

  test('is saved', async () => {
    const tx = open()
    tx.save(addTag('seen'))
    tx.saveOne(rename('renamed', 'seen'))
    await tx.commit()
    expect(await names()).toContain('renamed')
    expect(tx.committed.has(organisationId)).toBe(true)
  })

  test('undoes everything with what is to be said, where it is not there, and the connection goes on', async () => {
    const before = await names()
    for (let time = 0; time < 6; time++) {
      const tx = open()
      tx.save(addTag('alone'))
      tx.saveOne(rename('met', 'renamed'), new Error('another'))
      tx.saveOne(rename('x', 'nobody'), new Error('stale'))
      tx.saveOne(rename('x', 'nobody either'), new Error('a later one'))
      expect(await failureOf(tx.commit())).toMatchObject({ message: 'stale' })
      await tx.rollback()
    }
    expect(await names()).toEqual(before)
    const divided = open()
    divided.save(prepared('select 1 / 0')())
    expect(await failureOf(divided.commit())).toHaveProperty('code', '22012')
    await divided.rollback()
  })
})
