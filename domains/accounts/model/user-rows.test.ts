import { expect, test } from 'vitest'
import { readUserRow, repeatedIn, type Surroundings, type TypedRow } from './user-rows.ts'

const row: TypedRow = {
  name: '方圆',
  username: 'fang.yuan',
  role: 'HR',
  department: '研发中心',
  email: 'fang@example.com',
  phone: '13800138000',
  job_title: '',
  is_limited: '',
}
const around: Surroundings = {
  giver: { role: 'OrgAdmin', reach: 'organisation' },
  roleOf: (word) => {
    if (word === '面试官') return { role: 'User2', role_id: 9, ofDepartments: false, isTooMuch: false }
    const role = ({ HR: 'DepAdmin2', 超管: 'SuperAdmin', 经理: 'User2' } as const)[word]
    return role ? { role, role_id: null, ofDepartments: role === 'DepAdmin2', isTooMuch: false } : null
  },
  departmentsOf: (words) => (words === '研发中心' ? [5] : words === '平台组' ? [6, 7] : []),
  saysYes: (word) => ({ 是: true, 否: false })[word] ?? null,
  taken: new Set(['lin']),
  repeated: new Set(['he']),
  takenEmails: new Set(['lin@example.com']),
  repeatedEmails: new Set(['he@example.com']),
}

test('a row without a fault makes an account', () => {
  expect(readUserRow(row, around)).toEqual({
    fields: {
      name: '方圆',
      username: 'fang.yuan',
      role: 'DepAdmin2',
      role_id: null,
      department_id: 5,
      email: 'fang@example.com',
      phone: '13800138000',
      job_title: null,
      is_limited: false,
    },
    faults: [],
  })
})

test.each<[Partial<TypedRow>, string[]]>([
  [{ name: '' }, ['name missing']],
  [{ name: '', username: '', role: '' }, ['name missing', 'username missing', 'role missing']],
  [{ name: 'x'.repeat(61) }, ['name too_long']],
  [{ username: 'a b' }, ['username not_a_username']],
  [{ username: 'LIN' }, ['username taken']],
  [{ username: 'He' }, ['username repeated']],
  [{ role: '老板' }, ['role unknown_role']],
  [{ role: '超管' }, ['role role_too_high']],
  [{ department: '' }, ['department department_needed']],
  [{ role: '经理', department: '' }, []],
  [{ department: '财务部' }, ['department unknown_department']],
  [{ department: '平台组' }, ['department two_departments']],
  [{ email: 'fang' }, ['email not_an_email']],
  [{ email: 'Lin@example.com' }, ['email taken']],
  [{ email: 'he@example.com' }, ['email repeated']],
  [{ email: '' }, []],
  [{ phone: '打电话' }, ['phone not_a_phone']],
  [{ is_limited: '也许' }, ['is_limited not_yes_or_no']],
  [{ is_limited: '是' }, ['is_limited not_of_this_role']],
  [{ is_limited: '否' }, []],
  [{ role: '经理', is_limited: '是' }, []],
  [{ role: '面试官', is_limited: '是' }, []],
  [{ role: '老板', is_limited: '是' }, ['role unknown_role']],
])('%j: %j', (change, expected) => {
  const { faults } = readUserRow({ ...row, ...change }, around)
  expect(faults.map(({ column, fault }) => `${column} ${fault}`)).toEqual(expected)
})

test.each([
  ['', false],
  ['否', false],
  ['是', true],
])('a hiring manager with “%s” is restricted: %s', (is_limited, expected) =>
  expect(readUserRow({ ...row, role: '经理', is_limited }, around).fields.is_limited).toBe(expected),
)

test('names that occur twice are at fault in each of their rows', () => {
  const repeated = repeatedIn(
    [row, { ...row, username: 'FANG.yuan' }, { ...row, username: 'other' }],
    'username',
  )
  expect([...repeated]).toEqual(['fang.yuan'])
  expect(readUserRow(row, { ...around, repeated }).faults).toEqual([
    { column: 'username', fault: 'repeated' },
  ])
})
