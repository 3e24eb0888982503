import { codingApi, codingRefusals } from '@bole/coding/contract'
import { defineRoutes } from '@bole/platform/server'
import { changeLanguage, changeProgram, deleteProgram, visitorLanguage } from './change-program.ts'
import { syncProgram, visitProgram } from './exchange-program.ts'
import { listExamPoints, listQuestions } from './library/list-questions.ts'
import { closeProgram, openProgram } from './open-coding.ts'
import { debug, run, visitorDebug, visitorRun } from './run/run-program.ts'
import { setFromHr, setFromLibrary } from './set-question.ts'
import { getProgram, listPrograms } from './view-programs.ts'

export const codingRoutes = defineRoutes(
  codingApi,
  {
    ...{ openProgram, closeProgram, listPrograms, getProgram, listQuestions, listExamPoints },
    ...{ setFromLibrary, setFromHr, deleteProgram, changeProgram, changeLanguage, visitorLanguage },
    ...{ syncProgram, visitProgram, run, debug, visitorRun, visitorDebug },
  },
  codingRefusals,
)
