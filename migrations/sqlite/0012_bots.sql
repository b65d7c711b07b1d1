-- The history can be searched for games with and without bots. This view contains the numbers of the bots' names. The id of a bot begins
-- with `bot-`, and `.` is the character after `-`.
CREATE VIEW bot_names AS
    SELECT n.number FROM players p CROSS JOIN names n ON n.player = p.number WHERE p.id >= 'bot-' AND p.id < 'bot.';
