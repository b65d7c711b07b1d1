export default function Replay() {
  return <h1>Replay</h1>;
}
