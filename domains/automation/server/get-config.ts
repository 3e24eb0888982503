import { canBeChosen } from '@bole/accounts/server'
import type { automationApi } from '@bole/automation/contract'
import { feedbackActions } from '@bole/automation/model'
import { answerNames, statusNames } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { stageNames } from '@bole/processes/contract'
import { stages, statuses } from '@bole/processes/model'
import { foldersToFill } from '@bole/talent-pool/server'
import { automation } from './rule-store.ts'
import { configTexts } from './texts/config-texts.ts'

/** How many colleagues and labels there are to choose from. */
const most = 1_000

/** What rules are made of, in the language of whoever asks. */
export const getConfig: Handler<typeof automationApi.getConfig> = async ({ tx, caller, language }) => {
  const [tags, users] = await tx.load(
    automation
      .selectFrom('tags')
      .select(['id', 'name'])
      .where('is_deleted', '=', false)
      .orderBy('name')
      .limit(most),
    automation.selectFrom('users').select(['id', 'name']).where(canBeChosen).orderBy('name').limit(most),
  )
  const folders = await foldersToFill(tx, caller)
  const names = statusNames[language]
  const stageOf = (code: stages.Stage) => stageNames[language][stages.nameOfStage(code)]
  const byId = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    Object.fromEntries(rows.map(({ id, name }) => [id, name]))
  return {
    ...configTexts[language],
    stages: Object.fromEntries(stages.stagesInOrder.map((code) => [code, stageOf(code)])),
    statuses: Object.fromEntries(
      statuses.statuses.map(({ stage, step, detail, name }) => [
        `${stage}/${step}/${detail}`,
        `${stageOf(stage)} · ${names.statuses[name]}`,
      ]),
    ),
    labels: byId(tags),
    feedback: Object.fromEntries(
      feedbackActions.map((action) => [action, answerNames[language][`company_${action}`]]),
    ),
    users: byId(users),
    folders: byId(folders),
  }
}
