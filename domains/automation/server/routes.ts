import { automationApi, automationRefusals } from '@bole/automation/contract'
import { defineRoutes } from '@bole/platform/server'
import { getConfig } from './get-config.ts'
import { createRule, disableRule, updateRule } from './keep-rules.ts'
import { listPositions, listRules, viewRule } from './list-rules.ts'
import { rehearseRule } from './rehearse-rule.ts'

export const automationRoutes = defineRoutes(
  automationApi,
  { listRules, listPositions, getConfig, viewRule, createRule, updateRule, disableRule, rehearseRule },
  automationRefusals,
)
