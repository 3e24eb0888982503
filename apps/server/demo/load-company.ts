import { hashPassword } from '@bole/accounts/server'
import { prepared, type Transaction } from '@bole/platform/server'
import {
  daysBefore,
  departmentRow,
  type Numbers,
  positionRow,
  processRow,
  processStepRows,
  projectRow,
  userRow,
} from './company-rows.ts'
import { describeCompany } from './describe-company.ts'
import { insertRows, numberOf, takeNumbers } from './insert-rows.ts'
import { demoPassword, story } from './story/index.ts'
import { trialRows } from './trial-rows.ts'

const enter = prepared<object>(`select set_config('app.organisation_id', $1, true)`)

const isOperator = ({ department }: { readonly department: string | null }) => department === null

/** The company came before its first project. */
const foundedDaysAgo = 90

/**
 * Writes the company with its departments, people, processes and openings, and beside it the organisation of those who
 * run the installation.
 */
export async function loadCompany(tx: Transaction, operatorsId: number, now: Date): Promise<Numbers> {
  const numbers = await numbersOf(tx)
  const own = { organisation_id: tx.organisationId }
  // Everybody shares the password that docs/demo.md prints: one hash, computed once.
  const account = {
    password_hash: await hashPassword(demoPassword),
    created_at: daysBefore(now, foundedDaysAgo),
  }
  const { created_at } = account
  const { organisation, departments, users, projects, positions } = story
  const people = users.filter((user) => !isOperator(user))
  const company = { slug: 'demo', name: organisation.name, home: 'social', state: 'enabled', created_at }
  insertRows(tx, 'organisations', [{ id: tx.organisationId, ...company }])
  const rowsOfDepartments = departments.map((each, index) => departmentRow(each, index, numbers))
  insertRows(
    tx,
    'departments',
    rowsOfDepartments.map((row) => ({ ...own, ...row, created_at })),
  )
  insertRows(
    tx,
    'users',
    people.map((user) => ({ ...own, ...userRow(user, numbers), ...account })),
  )
  insertRows(
    tx,
    'processes',
    projects.map((each) => ({ ...own, ...processRow(each, numbers), created_at })),
  )
  const steps = projects.flatMap((each) => processStepRows(each, numbers))
  const stepNumbers = await takeNumbers(
    tx,
    'process_steps',
    steps.map((_, index) => String(index)),
  )
  insertRows(
    tx,
    'process_steps',
    steps.map((each, index) => ({ ...own, ...each, id: numberOf(stepNumbers, String(index)) })),
  )
  insertRows(
    tx,
    'projects',
    projects.map((each) => ({ ...own, ...projectRow(each, numbers, now) })),
  )
  insertRows(
    tx,
    'positions',
    positions.map((each, index) => ({ ...own, ...positionRow(each, index, numbers, now) })),
  )
  await describeCompany(tx, numbers)
  tx.save(enter(String(operatorsId)))
  const operators = { slug: 'operators', name: '运维中心', home: 'agency', state: 'enabled', created_at }
  insertRows(tx, 'organisations', [{ id: operatorsId, ...operators }])
  insertRows(
    tx,
    'users',
    users
      .filter(isOperator)
      .map((user) => ({ organisation_id: operatorsId, ...userRow(user, numbers), ...account })),
  )
  insertRows(tx, 'trial_applications', trialRows(operatorsId, now))
  tx.save(enter(String(tx.organisationId)))
  return numbers
}

async function numbersOf(tx: Transaction): Promise<Numbers> {
  const keys = <Each extends { readonly key: string }>(list: readonly Each[]) => list.map(({ key }) => key)
  const names = story.users.map(({ username }) => username)
  return {
    departments: await takeNumbers(tx, 'departments', keys(story.departments)),
    users: await takeNumbers(tx, 'users', names),
    processes: await takeNumbers(tx, 'processes', keys(story.projects)),
    projects: await takeNumbers(tx, 'projects', keys(story.projects)),
    positions: await takeNumbers(tx, 'positions', keys(story.positions)),
  }
}
