import { t } from '../i18n/index.ts';
import type { Seat } from '../protocol.gen.ts';
import { type GivenBack, sumOf } from '../state/fair.ts';
import './given-back.css';

type Props = { turns: readonly GivenBack[]; names: Readonly<Record<Seat, string>> };

/** The time given back to both clocks, in each turn and in total. */
export function GivenBackTable({ turns, names }: Props) {
  return (
    <>
      <p class="small muted">{t('fair-about')}</p>
      {turns.length === 0 ? (
        <p>{t('fair-nothing')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus, keys could not scroll the table.
        <div class="given-back" tabIndex={0} role="group" aria-label={t('fair-title')}>
          <table class="number">
            <thead>
              <tr>
                <th scope="col">{t('fair-move')}</th>
                <th scope="col">{t('fair-player')}</th>
                <th scope="col">{t('fair-network')}</th>
                <th scope="col">{t('fair-server')}</th>
              </tr>
            </thead>
            <tbody>
              {turns.map(({ number, seat, networkMs, serverMs }, index) => (
                <tr key={index}>
                  <th scope="row">{number}</th>
                  <td>{names[seat]}</td>
                  <td>{t('fair-ms', { ms: networkMs })}</td>
                  <td>{t('fair-ms', { ms: serverMs })}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {(['host', 'guest'] as const).map((seat) => {
                const { networkMs, serverMs } = sumOf(turns, seat);
                return (
                  <tr key={seat}>
                    <th scope="row">{t('fair-sum')}</th>
                    <td>{names[seat]}</td>
                    <td>{t('fair-ms', { ms: networkMs })}</td>
                    <td>{t('fair-ms', { ms: serverMs })}</td>
                  </tr>
                );
              })}
            </tfoot>
          </table>
        </div>
      )}
    </>
  );
}
