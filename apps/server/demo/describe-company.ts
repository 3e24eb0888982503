import type { Transaction } from '@bole/platform/server'
import type { Numbers } from './company-rows.ts'
import { insertRows, numberOf, takeNumbers } from './insert-rows.ts'
import { departmentTags, heads, story } from './story/index.ts'

/** Writes what the company says of itself, who leads which department, and the tags departments have. */
export async function describeCompany(tx: Transaction, numbers: Numbers): Promise<void> {
  const own = { organisation_id: tx.organisationId }
  const { organisation } = story
  const { contact } = organisation
  const spokesperson = story.users.find(({ username }) => username === contact)
  insertRows(tx, 'organisation_profiles', [
    {
      ...own,
      address: organisation.address,
      industry: organisation.industry,
      scale: `${organisation.headCount}`,
      website: organisation.website,
      contact_name: spokesperson?.name ?? '',
      contact_phone: spokesperson?.phone ?? '',
      contact_email: spokesperson?.mail ?? '',
      introduction: organisation.introduction['zh-CN'],
      version: 1,
    },
  ])
  insertRows(
    tx,
    'department_heads',
    Object.entries(heads).map(([department, username]) => ({
      ...own,
      department_id: numberOf(numbers.departments, department),
      user_id: numberOf(numbers.users, username),
      place: 0,
    })),
  )
  const tags = Object.entries(departmentTags)
  const tagNumbers = await takeNumbers(
    tx,
    'department_tags',
    tags.map(([name]) => name),
  )
  insertRows(
    tx,
    'department_tags',
    tags.map(([name]) => ({
      ...own,
      id: numberOf(tagNumbers, name),
      name,
      version: 1,
      created_at: new Date(),
    })),
  )
  insertRows(
    tx,
    'department_tag_links',
    tags.flatMap(([name, tagged]) =>
      tagged.map((department) => ({
        ...own,
        department_id: numberOf(numbers.departments, department),
        tag_id: numberOf(tagNumbers, name),
      })),
    ),
  )
}
