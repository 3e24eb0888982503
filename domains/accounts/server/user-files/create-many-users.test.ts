import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'
import { readTable } from './read-table.ts'

let world: World
let house: number
let admin: Visitor
let made = 0

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
})

const titles = ['Name', 'Username', 'Role', 'Department', 'Email', 'Phone', 'Job title']
const person = (name: string, ...rest: string[]) => [
  name,
  `import.${++made}.${house}`,
  'Hiring manager',
  ...rest,
]
const fileOf = async (rows: readonly (readonly (string | number | null)[])[]) =>
  new Blob([new Uint8Array(await writeTable(rows.map((row) => [...row])).toBuffer())])

async function send(file: Blob, isChecked = false) {
  const body = new FormData()
  body.set('check_only', String(isChecked))
  body.set('file', file, 'people.xlsx')
  return admin.send(accountsApi.createManyUsers, { body })
}
const countOf = async () => {
  const [row] = await world.rows('select count(*)::int as n from users where organisation_id = $1', house)
  return Number(row?.n) - 1
}

describe('a table of accounts', () => {
  test('is made whole: each with a link, in its department, however the columns stand', async () => {
    const department = await world.department(house, '研发中心')
    const [first, second] = [person('甲', '研发中心', 'a@acme.test'), person('乙')]
    const turned = [titles, first, second].map((row) => [row[4] ?? null, row[3] ?? null, ...row.slice(0, 3)])
    const { data } = await send(await fileOf(turned))
    expect(data?.done).toBe(2)
    expect(data?.rows.map(({ row, errors }) => [row, errors])).toEqual([
      [2, []],
      [3, []],
    ])
    expect(data?.rows.every(({ link }) => link?.path.startsWith('/site/reset-password#'))).toBe(true)
    const { list } = await admin.ask(accountsApi.listUsers, { query: { keyword: first[1] } })
    expect(list).toMatchObject([{ name: '甲', department_id: department, email: 'a@acme.test' }])
  })

  test('restricts whom it says, in any language, and nobody but hiring managers', async () => {
    const limited = (word: string, role = 'Hiring manager') => {
      const [name = '', username = ''] = person('甲')
      return [name, username, role, word]
    }
    const header = ['Name', 'Username', 'Role', '限制访问']
    const rows = [limited('sim'), limited('NO'), limited(''), limited('Yes')]
    const { data } = await send(await fileOf([header, ...rows]))
    expect(data?.rows.map((row) => row.is_limited)).toEqual([true, false, false, true])
    const sql = 'select is_limited from users where organisation_id = $1 and username like $2 order by id'
    const kept = await world.rows(sql, house, 'import.%')
    expect(kept.map(({ is_limited }) => is_limited)).toEqual([true, false, false, true])
    const refused = await send(await fileOf([header, limited('yes', 'HR (admin)'), limited('perhaps')]), true)
    expect(
      refused.data?.rows.map(({ errors }) => errors.map(({ column, code }) => `${column} ${code}`)),
    ).toEqual([['is_limited not_of_this_role'], ['is_limited not_yes_or_no']])
  })

  test('with faults makes nobody, and names column, row and reason of each', async () => {
    await world.rows('update users set email = $2 where id = $1', admin.id, 'boss@acme.test')
    const twice = person('戊', '', 'Boss@acme.test')
    const rows = [
      person('甲'),
      ['', 'x y', 'King'],
      person('丙', '月球'),
      ['丁', admin.username, 'HR'],
      twice,
    ]
    const file = await fileOf([titles, ...rows])
    const checked = await send(file, true)
    expect(checked.data?.done).toBe(0)
    const faults = checked.data?.rows.map(({ row, errors }) => [
      row,
      errors.map(({ column, code }) => `${column} ${code}`),
    ])
    expect(faults).toEqual([
      [2, []],
      [3, ['name missing', 'username not_a_username', 'role unknown_role']],
      [4, ['department unknown_department']],
      [5, ['username taken', 'department department_needed']],
      [6, ['email taken']],
    ])
    const refused = await send(file)
    expect(refused.code).toBe('rows_invalid')
    expect(refused.message).toBe('4 rows have errors. No accounts were created.')
    expect(await countOf()).toBe(0)
  })

  test('with a name twice, and a department of a name there are two of, says so', async () => {
    const [one, two] = [await world.department(house, '一部'), await world.department(house, '二部')]
    await world.department(house, '平台组', one)
    await world.department(house, '平台组', two)
    const twice = person('甲')
    const { data } = await send(
      await fileOf([titles, twice, twice, person('乙', '平台组'), person('丙', '二部/平台组')]),
      true,
    )
    expect(data?.rows.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['repeated'],
      ['repeated'],
      ['two_departments'],
      [],
    ])
  })

  test('for which there are too few seats makes nobody', async () => {
    await world.rows('update organisations set hiring_manager_seats = 1 where id = $1', house)
    expect((await send(await fileOf([titles, person('甲'), person('乙')]))).code).toBe('seats_full')
    expect(await countOf()).toBe(0)
  })

  test('sent twice at once is made once', { tags: ['race'] }, async () => {
    const file = await fileOf([titles, person('甲'), person('乙')])
    const answers = await Promise.all([send(file), send(file)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['rows_invalid', undefined])
    expect(await countOf()).toBe(2)
  })

  test.each<[string, () => Promise<Blob>, string]>([
    ['no table', async () => new Blob(['name,username']), 'file_unreadable'],
    ['an empty file', async () => new Blob([]), 'file_unreadable'],
    ['titles alone', () => fileOf([titles]), 'no_rows'],
    [
      'other titles',
      () =>
        fileOf([
          ['a', 'b'],
          ['c', 'd'],
        ]),
      'columns_missing',
    ],
    [
      'too many rows',
      () => fileOf([titles, ...Array.from({ length: 301 }, () => person('甲'))]),
      'too_many_rows',
    ],
  ])('that is %s is refused whole', async (_, file, code) => {
    expect((await send(await file())).code).toBe(code)
    expect(await countOf()).toBe(0)
  })
})

test('the template is a table that can be filled in', async () => {
  const response = await fetch(`${world.origin}/api/org/user/template`, {
    headers: { cookie: admin.cookie, 'accept-language': 'pt-BR' },
  })
  const rows = await readTable(new Uint8Array(await response.arrayBuffer()))
  expect(rows?.[0]).toEqual([
    'Nome',
    'Nome de usuário',
    'Função',
    'Departamento',
    'E-mail',
    'Telefone',
    'Cargo',
    'Restrita',
  ])
  expect(rows?.[1]?.at(-1)).toBe('Sim / Não')
})

describe('a file that is more than it seems', () => {
  /** A table as it should be, but for its sheet. */
  async function withSheet(change: (xml: string) => string): Promise<Uint8Array> {
    const parts = unzipSync(new Uint8Array(await writeTable([titles, person('甲')]).toBuffer()))
    const name = Object.keys(parts).find((part) => part.startsWith('xl/worksheets/sheet')) ?? ''
    return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name] ?? new Uint8Array()))) })
  }
  test.each<[string, (xml: string) => string, number | null]>([
    ['as it is', (xml) => xml, 2],
    ['with a cell in a column far out', (xml) => xml.replace('r="A2"', 'r="XFD2"'), null],
    ['with a row far down', (xml) => xml.replace('r="A2"', 'r="A1048576"'), null],
    ['that unpacks to too much', (xml) => xml + ' '.repeat(17 * 1024 * 1024), null],
    ['of too many rows', (xml) => xml.replace('</sheetData>', `${'<row/>'.repeat(3000)}</sheetData>`), null],
  ])('%s is read only where it can be one', async (_, change, rows) =>
    expect((await readTable(await withSheet(change)))?.length ?? null).toBe(rows),
  )
})
