// The styles of a room. Later files override earlier ones. To keep this order, every page that shows a room imports
// this list instead of single files.

import './room.css';
import './plate.css';
import './news.css';
import './middle.css';
import './bar.css';
import './waiting.css';
import './side/side.css';
import './sheet.css';
import './upright.css';
import './sideways.css';
