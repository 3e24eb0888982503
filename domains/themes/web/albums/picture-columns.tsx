import { addressOf } from '@bole/platform/contract'
import type { Column } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { type Picture, themesApi } from '@bole/themes/contract'
import { Flex } from 'antd'
import type { ThemesTexts } from '../texts/index.ts'
import styles from '../themes.module.css'
import { PictureCaption } from './picture-caption.tsx'

/** What a row shows of a picture; one that is not ready yet, or is none, says so in its place. */
export function pictureColumns(t: ThemesTexts): readonly Column<Picture>[] {
  return [
    {
      name: 'name',
      title: t('albums.name'),
      isMain: true,
      render: ({ id, name, state }) => (
        <Flex gap={12} align="center">
          {state === 'ready' ? (
            <a
              href={addressOf(themesApi.getPicture, {}, { id })}
              target="_blank"
              rel="noreferrer"
              aria-label={t('albums.open', { name })}
            >
              <img
                className={styles.picture}
                src={addressOf(themesApi.getPicture, {}, { id, size: 'small' })}
                alt=""
                loading="lazy"
              />
            </a>
          ) : (
            <span className={styles.picture} />
          )}
          <b className={styles.pictureName} title={name}>
            {name}
          </b>
        </Flex>
      ),
    },
    {
      name: 'caption',
      title: t('albums.caption'),
      render: (picture) => <PictureCaption picture={picture} />,
    },
    {
      name: 'state',
      title: t('albums.size'),
      width: 180,
      render: ({ state, width, height }) =>
        state === 'ready' ? `${width} × ${height}` : t(`albums.${state}`),
    },
    {
      name: 'create_time',
      title: t('albums.added'),
      width: 180,
      render: ({ create_time }) => formatMoment(create_time),
    },
  ]
}
