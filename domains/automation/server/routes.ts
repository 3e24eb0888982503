import { automationApi, automationRefusals } from '@bole/automation/contract'
import { defineRoutes } from '@bole/platform/server'
import { createRule } from './create-rule.ts'
import { disableRule } from './disable-rule.ts'
import { getConfig } from './get-config.ts'
import { listPositions, listRules } from './list-rules.ts'
import { rehearseRule } from './rehearse-rule.ts'
import { updateRule } from './update-rule.ts'
import { viewRule } from './view-rule.ts'

export const automationRoutes = defineRoutes(
  automationApi,
  { listRules, listPositions, getConfig, viewRule, createRule, updateRule, disableRule, rehearseRule },
  automationRefusals,
)
