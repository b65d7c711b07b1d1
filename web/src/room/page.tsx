export default function Room() {
  return <h1>Room</h1>;
}
