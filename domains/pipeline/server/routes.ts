import { pipelineApi, pipelineRefusals } from '@bole/pipeline/contract'
import { defineRoutes } from '@bole/platform/server'
import { arrange } from './arrange.ts'
import { changePosition } from './change-position.ts'
import { getApplication } from './get-application.ts'
import { getListLibrary } from './get-list-library.ts'
import { giveFeedback } from './give-feedback.ts'
import { giveFeedbackToMany } from './give-feedback-to-many.ts'
import { listCandidates } from './list-candidates.ts'
import { listHistory } from './list-history.ts'
import { makeCandidatePage } from './make-candidate-page.ts'
import { move, moveMany } from './move.ts'
import { removeApplications, restoreApplications } from './remove-and-restore.ts'
import { listSavedSearches, removeSavedSearch, saveSearch } from './saved-searches.ts'
import { addTags, deleteTags } from './tags.ts'
import { takeUp } from './take-up.ts'
import { transfer } from './transfer.ts'
import { undo } from './undo.ts'

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
    addTags,
    deleteTags,
    listSavedSearches,
    saveSearch,
    removeSavedSearch,
  },
  pipelineRefusals,
)
