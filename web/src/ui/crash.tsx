import { Component, type ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Lost } from './lost.tsx';

/** If a page throws an exception, shows an error instead of an empty screen. */
export class Crash extends Component<{ children: ComponentChildren }, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static override getDerivedStateFromError(fault: unknown) {
    return { fault: fault ?? new Error('unknown') };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    const act = { words: t('fault-reload'), run: () => location.reload() };
    return (
      <Lost title={t('fault-title')} text={t('fault-text')} act={act}>
        <p class="small muted">
          <code>{String(this.state.fault)}</code>
        </p>
      </Lost>
    );
  }
}
