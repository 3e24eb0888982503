import { prepared, type Transaction } from '@bole/platform/server'
import { takeNumbers } from './insert-rows.ts'

/** Folders of what arrives: name, kind of hiring, the channels that deliver into it, and who alone sees it. */
const folders = [
  ['官网与内推', 2, ['site', 'referral'], null],
  ['邮箱与插件', 2, ['mailbox', 'plug-in', 'phone-sync'], null],
  ['猎头与外包', 2, ['rpo'], 'he'],
  ['校招官网', 1, ['site', 'referral'], null],
  ['宣讲会收集', 1, ['upload'], null],
] as const

const addFolder = prepared<object>(`
with folder as (
  insert into resume_folders (organisation_id, id, name, origin, is_shared, place)
  values ($1, $2::bigint, $3, $4, $6::text is null, $2::bigint::integer) returning organisation_id, id),
doors as (
  insert into resume_folder_doors (organisation_id, folder_id, door) select f.organisation_id, f.id, door from folder f, unnest($5::text[]) door)
insert into resume_folder_people (organisation_id, folder_id, user_id)
select f.organisation_id, f.id, u.id from folder f join users u on u.organisation_id = f.organisation_id and u.username = $6`)

// What the story let arrive was there before its folders.
const land = prepared<object>(`
update intake_items i set folder_id = d.folder_id
from resume_folder_doors d join resume_folders f on f.organisation_id = d.organisation_id and f.id = d.folder_id, positions p
where i.organisation_id = $1 and d.organisation_id = $1 and d.door = i.door and p.organisation_id = $1 and p.id = i.position_id
  and p.origin = f.origin`)

/** Writes the folders of what arrives, and puts into them what has. */
export async function loadFolders(tx: Transaction): Promise<void> {
  const numbers = await takeNumbers(
    tx,
    'resume_folders',
    folders.map(([name]) => name),
  )
  for (const [name, origin, doors, seenBy] of folders)
    tx.save(addFolder(tx.organisationId, numbers.get(name), name, origin, [...doors], seenBy))
  tx.save(land(tx.organisationId))
}
