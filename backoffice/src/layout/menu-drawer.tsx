import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { Navigation } from './navigation'
import styles from './menu-drawer.module.css'
import { WhoAmI } from './who-am-i'

/** The menu of narrow windows. */
export function MenuDrawer({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={open}
      onClose={close}
      placement="left"
      width={300}
      title={t('app.name')}
      closeIcon={undefined}
      classNames={{ body: styles.body, content: styles.content }}
    >
      <Navigation onFollow={close} />
      <a href="/" className={styles.site}>
        {t('shell.storefront')}
      </a>
      <WhoAmI />
    </Drawer>
  )
}
