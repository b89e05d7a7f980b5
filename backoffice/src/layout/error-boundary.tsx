import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { i18n } from '../providers/i18n'
import { Notice } from '../components/notice'

interface Props {
  children: ReactNode
  /** A change of it (the next screen) gives the children another chance. */
  resetOn: string
}

interface State {
  crashed: boolean
}

/** Keeps the shell standing when a screen breaks, or when its script is gone after a release. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.resetOn !== this.props.resetOn && this.state.crashed) {
      this.setState({ crashed: false })
    }
  }

  override render() {
    if (!this.state.crashed) {
      return this.props.children
    }
    return (
      <Notice
        title={i18n.t('shell.crashed')}
        hint={i18n.t('shell.crashedHint')}
        role="alert"
        heading
      >
        <Button type="primary" onClick={() => window.location.reload()}>
          {i18n.t('shell.reload')}
        </Button>
      </Notice>
    )
  }
}
