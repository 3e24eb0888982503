import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { isConnectionLost, send as sendBatch } from './database.ts'

const send = async (...asked: Parameters<typeof sendBatch>) =>
  (await sendBatch(...asked)).map(({ rows }) => rows)

let scratch: ScratchDatabase
let client: pg.PoolClient

beforeAll(async () => {
  scratch = await startScratchDatabase(1)
  await scratch.rows('create table lamps (name text primary key, watts integer)')
  await scratch.rows('grant all on lamps to bole_app')
})
afterAll(() => scratch.end())
beforeEach(async () => {
  await scratch.rows('truncate lamps')
  client = await scratch.database.acquire()
})
afterEach(() => client.release())

const say = (sql: string, ...parameters: unknown[]) => ({ sql, parameters })
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )

/** Names of the statements the connection keeps prepared. */
const preparedNames = async () =>
  (await client.query(`select name, statement from pg_prepared_statements order by name`)).rows

describe('a batch', () => {
  test('answers the rows of each statement in order', async () => {
    const answers = await send(client, [
      say('insert into lamps values ($1, $2), ($3, $4)', 'desk', 40, 'floor', 60),
      say('select name from lamps order by watts desc'),
      say('select watts from lamps where name = $1', 'nobody'),
      say('select count(*)::int as count, $1::text as word from lamps', '灯'),
    ])
    expect(answers).toEqual([[], [{ name: 'floor' }, { name: 'desk' }], [], [{ count: 2, word: '灯' }]])
  })

  test.each([
    ['an insert', `insert into lamps values ('hall', 1)`, true],
    ['an insert that meets a row', `insert into lamps values ('desk', 1) on conflict do nothing`, false],
    ['an update of no row', `update lamps set watts = 2 where name = 'nobody'`, false],
    ['a delete', `delete from lamps where name = 'desk'`, true],
    ['a lock', `select * from lamps for update`, false],
    ['a lock below a with', `with held as (select * from lamps for update) select * from held`, false],
    [
      'a with that writes',
      `with made as (insert into lamps values ('hall', 1) returning name) select * from made`,
      true,
    ],
  ])('tells whether %s has written', async (_, sql, hasWritten) => {
    await send(client, [say(`insert into lamps values ('desk', 40)`)])
    expect(await sendBatch(client, [say(sql)])).toMatchObject([{ hasWritten }])
  })

  test('of nothing is nothing', async () => {
    expect(await send(client, [])).toEqual([])
  })

  test('without BEGIN is one transaction: the first error undoes everything', async () => {
    const error = await failureOf(
      send(client, [
        say(`insert into lamps values ('desk', 1)`),
        say(`insert into lamps values ('desk', 2)`),
        say(`insert into lamps values ('floor', 3)`),
      ]),
    )
    expect(error).toHaveProperty('code', '23505')
    expect(isConnectionLost(error)).toBe(false)
    expect(await scratch.rows('select * from lamps')).toEqual([])
  })

  test.each([
    ['a syntax error', say('selekt 1'), '42601'],
    ['an unknown table', say('select * from torches'), '42P01'],
    ['a value of the wrong kind', say('select $1::integer', 'many'), '22P02'],
    ['too few values', say('select $1::text, $2::text', 'one'), '08P01'],
    ['a division by zero', say('select 1 / $1::integer', 0), '22012'],
  ])('with %s leaves the connection usable, and what was asked beside it', async (_, broken, code) => {
    const before = say('select $1::text as before', 'a')
    const after = say('select $1::text as after', 'b')
    for (let time = 0; time < 3; time++) {
      expect(await failureOf(send(client, [before, broken, after]))).toHaveProperty('code', code)
      expect(await send(client, [before, after])).toEqual([[{ before: 'a' }], [{ after: 'b' }]])
    }
  })

  test('whose values cannot be written at all says so, and the connection goes on', async () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    const error = await failureOf(send(client, [say('select 1'), say('select $1::json', circle)]))
    expect(error).toBeInstanceOf(TypeError)
    expect(await send(client, [say('select 2 as two')])).toEqual([[{ two: 2 }]])
  })

  test('parses a statement once a connection and uses it by name afterwards', async () => {
    const statement = say('select watts + $1::integer as more from lamps where name = $2', 5, 'desk')
    await send(client, [say(`insert into lamps values ('desk', 40)`)])
    for (let time = 0; time < 8; time++) {
      expect(await send(client, [statement, statement])).toEqual([[{ more: 45 }], [{ more: 45 }]])
    }
    const kept = (await preparedNames()).filter((row) => row.statement === statement.sql)
    expect(kept).toHaveLength(1)
  })

  test('keeps those that are used, and has the database forget those that are not', async () => {
    const hot = say('select $1::integer as hot', 1)
    const nameOfHot = async () => (await preparedNames()).find(({ statement }) => statement === hot.sql)?.name
    await send(client, [hot])
    const name = await nameOfHot()
    for (let first = 0; first < 1_000; first += 50) {
      const others = Array.from({ length: 50 }, (_, at) => say(`select ${first + at} as other`))
      expect(await send(client, [...others, hot])).toContainEqual([{ hot: 1 }])
    }
    const kept = await preparedNames()
    expect(kept.filter(({ statement }) => / as other$/.test(statement)).length).toBeLessThan(400)
    expect(await nameOfHot()).toBe(name)
    expect(kept.some(({ statement }) => statement === 'select 999 as other')).toBe(true)
    expect(kept.some(({ statement }) => statement === 'select 0 as other')).toBe(false)
    expect(await send(client, [say('select 0 as other')])).toEqual([[{ other: 0 }]])
  })

  test('keeps every statement apart: the columns of one are never those of another', async () => {
    const both = [say('select 1 as one'), say('select 2 as two, 3 as three')]
    for (const statements of [both, both.toReversed(), both]) {
      const answers = await send(client, statements)
      const expected = [[{ one: 1 }], [{ two: 2, three: 3 }]]
      expect(answers).toEqual(statements === both ? expected : expected.toReversed())
    }
  })
})

describe('values', () => {
  test.each([
    ['a big number', 'select 9007199254740991::bigint as value', Number.MAX_SAFE_INTEGER],
    ['a sum', 'select 1.5::numeric as value', 1.5],
    ['a day stays what is written', `select '2026-03-04'::date as value`, '2026-03-04'],
    ['a moment', `select '2026-03-04T00:00:00Z'::timestamptz as value`, new Date('2026-03-04T00:00:00Z')],
    ['a list of ids', `select '{1,2}'::bigint[] as value`, [1, 2]],
    ['an empty list of ids', `select '{}'::bigint[] as value`, []],
    ['JSON', `select '{"a": [1]}'::jsonb as value`, { a: [1] }],
    ['nothing', 'select null::text as value', null],
    ['yes', 'select true as value', true],
  ])('%s is read as what it is', async (_, sql, value) => {
    expect(await send(client, [say(sql)])).toEqual([[{ value }]])
  })

  test('are written as what they are', async () => {
    const when = new Date('2026-03-04T05:06:07.089Z')
    const [rows] = await send(client, [
      say(
        'select $1::timestamptz = $2 as same_moment, $3::text[] as list, $4::jsonb as facts, $5::text as none',
        when,
        '2026-03-04T05:06:07.089Z',
        ['a', 'b,"c"', '{}'],
        { name: "O'Neil" },
        null,
      ),
    ])
    expect(rows).toEqual([
      { same_moment: true, list: ['a', 'b,"c"', '{}'], facts: { name: "O'Neil" }, none: null },
    ])
  })
})

test('a connection the server closed is told as lost', async () => {
  const [row] = (await client.query('select pg_backend_pid() as pid')).rows
  const waiting = failureOf(send(client, [say('select pg_sleep(20)')]))
  await scratch.rows('select pg_terminate_backend($1)', row?.pid)
  expect(isConnectionLost(await waiting)).toBe(true)
  client.release(true)
  client = await scratch.database.acquire()
  expect(await send(client, [say('select 1 as one')])).toEqual([[{ one: 1 }]])
})
