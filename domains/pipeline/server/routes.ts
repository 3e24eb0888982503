import { pipelineApi, pipelineRefusals } from '@bole/pipeline/contract'
import { defineRoutes } from '@bole/platform/server'
import { arrange } from './arrange/arrange.ts'
import { makeCandidatePage } from './candidate/make-candidate-page.ts'
import { changePosition } from './change/change-position.ts'
import { giveFeedback } from './change/give-feedback.ts'
import { giveFeedbackToMany } from './change/give-feedback-to-many.ts'
import { move, moveMany } from './change/move.ts'
import { takeUp } from './change/take-up.ts'
import { transfer } from './change/transfer.ts'
import { getListLibrary } from './list/get-list-library.ts'
import { listHandlers } from './list/handlers.ts'
import { listCandidates } from './list/list-candidates.ts'
import { listSavedSearches, removeSavedSearch, saveSearch } from './list/saved-searches.ts'
import { getApplication } from './record/get-application.ts'
import { listHistory } from './record/list-history.ts'
import { tagHandlers } from './tags/handlers.ts'
import { removeApplications, restoreApplications } from './undo/remove-and-restore.ts'
import { undo } from './undo/undo.ts'

export const pipelineRoutes = defineRoutes(
  pipelineApi,
  {
    listCandidates,
    getListLibrary,
    getApplication,
    listHistory,
    takeUp,
    giveFeedback,
    giveFeedbackToMany,
    move,
    moveMany,
    arrange,
    makeCandidatePage,
    changePosition,
    transfer,
    removeApplications,
    restoreApplications,
    undo,
    ...tagHandlers,
    ...listHandlers,
    listSavedSearches,
    saveSearch,
    removeSavedSearch,
  },
  pipelineRefusals,
)
