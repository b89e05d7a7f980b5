import { useWarnAboutChange } from '@refinedev/core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { unsavedForms } from './unsaved-forms'

/** Navigation state of overlays opened from their list: closing is then a step back. */
export const overList = { overList: true }

/**
 * An overlay above its list, with a URL of its own. `close` asks where something is unsaved, plays
 * the animation, then returns to the list's URL; it tells whether it closes.
 * @param list - path of the list
 */
export function useOverlay(list: string) {
  const [open, setOpen] = useState(true)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { setWarnWhen } = useWarnAboutChange()

  function leave() {
    if ((state as typeof overList | null)?.overList) {
      void navigate(-1)
    } else {
      void navigate({ pathname: list, search }, { replace: true })
    }
  }

  return {
    open,
    close() {
      const closes = unsavedForms.mayLeave()
      if (closes) {
        setWarnWhen(false)
        setOpen(false)
      }
      return closes
    },
    /** For `afterOpenChange` and `afterClose` of Ant Design's drawers and dialogs. */
    afterOpenChange: (nowOpen: boolean) => {
      if (!nowOpen) {
        leave()
      }
    },
  }
}
