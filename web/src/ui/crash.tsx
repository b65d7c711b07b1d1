import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';

/** Shows an error when a page throws an exception, instead of an empty screen. */
export class Crash extends Component<{ children: ComponentChildren }, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static override getDerivedStateFromError(fault: unknown) {
    return { fault: fault ?? new Error('unknown') };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    return (
      <div class="page narrow" role="alert">
        <h1>{t('fault-title')}</h1>
        <p>{t('fault-text')}</p>
        <p class="small muted">
          <code>{String(this.state.fault)}</code>
        </p>
        <div class="line">
          <Button kind="primary" onClick={() => location.reload()}>
            {t('fault-reload')}
          </Button>
          <a class="button" href="/">
            {t('lost-home')}
          </a>
        </div>
      </div>
    );
  }
}
