import { defineRoutes } from '@bole/platform/server'
import { positionsApi, positionsRefusals } from '@bole/positions/contract'
import { changeManyCities } from './batch/change-many-cities.ts'
import { changeManyStates } from './batch/change-many-states.ts'
import { changeManyStations } from './batch/change-many-stations.ts'
import { createManyPositions } from './batch/create-many-positions.ts'
import { getPositionTemplate } from './batch/get-position-template.ts'
import { uploadPositions } from './batch/upload-positions.ts'
import { closePosition, openPosition } from './change-state.ts'
import { listChannels, switchChannel } from './channels/list-channels.ts'
import { listMappings } from './channels/list-mappings.ts'
import { getPhoneConfig, openPhoneChannel, openPhoneConfig } from './channels/phone-config.ts'
import { readFeed } from './channels/read-feed.ts'
import { updateMapping } from './channels/update-mapping.ts'
import { listCategories, listLocations, listProcessChoices } from './choices.ts'
import { copyPosition } from './copy-positions.ts'
import { createPosition } from './create-position.ts'
import { deletePosition } from './delete-position.ts'
import { getParams } from './get-params.ts'
import { listPositionUsers } from './list-position-users.ts'
import { listPositions, viewPosition } from './list-positions.ts'
import { listRecentPositions } from './list-recent-positions.ts'
import { sortPositions } from './sort-positions.ts'
import { updatePosition } from './update-position.ts'

export const positionsRoutes = defineRoutes(
  positionsApi,
  {
    listPositions,
    viewPosition,
    listProcessChoices,
    listLocations,
    listCategories,
    listRecentPositions,
    createPosition,
    createManyPositions,
    updatePosition,
    copyPosition,
    openPosition,
    closePosition,
    changeManyStates,
    changeManyCities,
    changeManyStations,
    uploadPositions,
    getPositionTemplate,
    getParams,
    listChannels,
    switchChannel,
    listMappings,
    updateMapping,
    readFeed,
    getPhoneConfig,
    openPhoneConfig,
    openPhoneChannel,
    listPositionUsers,
    sortPositions,
    deletePosition,
  },
  positionsRefusals,
)
