import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

/** A button that makes the page fill the whole screen, and a link to leave the page. */
export function ScreenBar() {
  const toggle = () => {
    const { documentElement: page, fullscreenElement: full } = document;
    // The browser may refuse, for example on a phone that cannot show a page in full screen.
    void (full ? document.exitFullscreen() : page.requestFullscreen()).catch(() => undefined);
  };
  return (
    <div class="screen-bar line">
      {document.fullscreenEnabled ? (
        <Button kind="quiet" onClick={toggle}>
          {t('screen-full')}
        </Button>
      ) : null}
      <a class="button quiet" href="/">
        {t('lost-home')}
      </a>
    </div>
  );
}
